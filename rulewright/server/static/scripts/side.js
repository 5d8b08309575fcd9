"use strict";
// Beside the table: rivals that open from their badges on a narrow screen, and chat that nobody has read yet.
(() => {
  const narrow = matchMedia("(max-width: 760px)"), rivals = () => all("#rivals > .rival");
  let turn = "", last = $("chat").lastElementChild?.id || "";

  function open(panel) {
    for (const el of rivals()) {
      el.toggleAttribute("data-open", el === panel);
      el.querySelector(".opener").setAttribute("aria-expanded", el === panel);
    }
  }
  document.addEventListener("click", (e) => {
    const panel = e.target.closest("[data-opener]")?.closest(".rival");
    if (!panel || panel.hasAttribute("data-lit")) return;
    e.stopPropagation();
    open(panel.hasAttribute("data-open") ? null : panel);
  }, true);

  function follow() { // whose turn begins, or what can be clicked, comes into sight
    const several = rivals(), active = several.find((el) => el.classList.contains("active")), lit = several.filter((el) => el.querySelector("[data-lit]"));
    if (!narrow.matches || several.length < 2) return;
    if (lit.length) { if (!lit.some((el) => el.hasAttribute("data-open"))) open(lit[0]); }
    else if (active && active.id !== turn) open(active);
    turn = active?.id || "";
  }
  function listen() {
    const line = $("chat").lastElementChild, box = $("chatbox");
    if (!line || line.id === last) return;
    last = line.id;
    if (line.matches(".notice")) { box.open = true; say($("asking"), line.textContent, ""); }
    unread(!box.open && !box.hidden);
    requestAnimationFrame(() => line.scrollIntoView({ block: "nearest" }));
  }
  const unread = (is) => [body, $("chatbox")].forEach((el) => el.toggleAttribute("data-unread", is));
  $("chatbox").addEventListener("toggle", () => unread(false));
  document.addEventListener("table", () => { follow(); listen(); });
  follow();
})();
// An open drawer lies above its neighbours, and so must all that it lies in.
new MutationObserver(() => {
  const drawers = all(".z-drawer[data-open]"), around = new Set(drawers.flatMap((el) => [el.closest(".panel"), el.closest("#rivals, #mine"), document.body]));
  all("[data-lifted]").concat(...around).forEach((el) => el?.toggleAttribute("data-lifted", around.has(el)));
}).observe(document.getElementById("felt"), { subtree: true, attributes: true, attributeFilter: ["data-open"] });
