"use strict";
// Drag and drop for every game: what is lit can be taken up; taking it up chooses it, the thing under the drop answers.
(() => {
  const FAR = 6;
  let start = null, ghost = null, home = null, waiting = null, asked = "";

  function lift(e) {
    home = start.el;
    ghost = ghostOf(home);
    ghost.classList.add("held");
    body.append(ghost);
    body.toggleAttribute("data-dragging", true);
    home.toggleAttribute("data-dragged", true);
    follow(e);
    asked = $("marks").dataset.asked;
    if (!refsOf($("marks").dataset.picked).includes(meant(home.id))) clicked(home, { yes: false });
  }
  function follow(e) {
    const box = home.getBoundingClientRect();
    ghost.style.left = e.clientX - box.width / 2 + "px";
    ghost.style.top = e.clientY - box.height / 2 + "px";
  }
  function end() {
    ghost?.remove();
    home?.removeAttribute("data-dragged");
    body.removeAttribute("data-dragging");
    start = ghost = home = null;
  }
  // what was taken up is chosen, or has asked its next question already: where to
  const isHeld = (id) => refsOf($("marks").dataset.picked).includes(meant(id)) || ($("marks").dataset.asked !== asked && $("ask").matches(".mine"));
  function drop(x, y, from) { // the marks tell what fits; they may still be on their way
    if (!isHeld(from)) { waiting = { x, y, from }; return; }
    waiting = null;
    const under = document.elementsFromPoint(x, y), lit = under.map((el) => el.closest?.("[data-lit]:not(#marks)")).find((el) => el && el.id !== from);
    const whole = $("marks").dataset.whole, hand = under.some((el) => el.id === "near" || el.id === "who");
    if (lit) clicked(lit, { ...(saved("confirm") === "never" && { yes: true }), ...(saved("confirm") === "always" && { yes: false }) });
    else if (whole !== "" && !hand && $("marks").dataset.ask !== "must") send("choose", { i: +whole });
    else send("cancel");
  }

  document.addEventListener("pointerdown", (e) => {
    const el = e.target.closest(".item[data-lit], .piece[data-lit], .item[data-picked], .piece[data-picked]") || pieceUnder(e);
    start = el && e.button === 0 ? { el, x: e.clientX, y: e.clientY, swiped: e.pointerType === "touch" && !!el.closest("#holding") } : null;
  });
  function pieceUnder(e) { // a lit piece may lie below what takes the click
    return e.target.closest("#board") && document.elementsFromPoint(e.clientX, e.clientY).map((el) => el.closest?.(".piece")).find((el) => el?.matches("[data-lit], [data-picked]"));
  }
  document.addEventListener("pointermove", (e) => {
    if (ghost) { e.preventDefault(); return follow(e); }
    if (!start || Math.hypot(e.clientX - start.x, e.clientY - start.y) < FAR || performance.now() < quietUntil) return;
    const across = Math.abs(e.clientX - start.x), up = start.y - e.clientY; // a finger swipes the hand along, and pulls a card up out of it
    if (!start.el.isConnected || (start.swiped && up < across)) { start = null; return; }
    clearTimeout(timer);
    lift(e);
  });
  document.addEventListener("pointerup", (e) => {
    if (!ghost) { start = null; return; }
    const from = home.id;
    end();
    const swallow = (click) => click.stopPropagation(); // the drop is no click
    addEventListener("click", swallow, true);
    setTimeout(() => removeEventListener("click", swallow, true));
    drop(e.clientX, e.clientY, from);
  });
  document.addEventListener("pointercancel", end);
  document.addEventListener("keydown", (e) => { if (e.key === "Escape" && ghost) { end(); send("cancel"); } });
  document.addEventListener("dragstart", (e) => e.preventDefault());
  document.addEventListener("table", () => { if (waiting) { const { x, y, from } = waiting; waiting = null; drop(x, y, from); } });
})();
