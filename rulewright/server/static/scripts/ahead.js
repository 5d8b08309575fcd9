"use strict";
// A move made before it is asked for: an own piece and a place; sent as soon as the question comes, if it fits then.
(() => {
  let plan = [], going = false;
  const may = () => $("marks").dataset.ahead === "1";
  const show = () => setMark("planned", plan);
  const drop = () => { plan = []; going = false; show(); };
  document.addEventListener("click", (e) => {
    if (!may() || !e.detail || !e.target.closest("#board")) return;
    const under = document.elementsFromPoint(e.clientX, e.clientY), own = under.map((el) => el.closest(`.piece.seat${body.dataset.me}`)).find(Boolean);
    const cell = under.find((el) => el.matches?.(".hit"));
    if (own) plan = plan[0] === own.id ? [] : [own.id];
    else if (plan.length && cell) plan = [plan[0], cell.id];
    show();
  });
  document.addEventListener("contextmenu", drop);
  document.addEventListener("table", () => {
    if (plan.length < 2 || may()) return going ? drop() : undefined;
    const marks = $("marks").dataset;
    if (!marks.key) return drop();
    if (!going && refsOf(marks.lit).includes(plan[0])) { going = true; send("click", { ref: plan[0], yes: false }); }
    else if (going && refsOf(marks.lit).includes(plan[1])) { send("click", { ref: plan[1], yes: true }); drop(); }
    else { if (going) send("cancel"); drop(); }
  });
})();
