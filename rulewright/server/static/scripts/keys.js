"use strict";
// The keyboard: arrows between what can be aimed at, numbers for the buttons, Escape for whatever is open.
const aims = () => [...all("[data-lit]:not(#marks)").map(grip), ...all("#ask button, #ask summary, #ask a.choice")]
  .filter((el) => el.getClientRects().length);

function step(dx, dy) {
  const from = document.activeElement, list = aims(), here = list.includes(from) ? from.getBoundingClientRect() : null;
  if (!here) return list[0]?.focus();
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2], [x, y] = middle(here);
  let best = null, least = Infinity; // the nearest in this direction, what lies askew counts as farther
  for (const el of list) {
    const [a, b] = middle(el.getBoundingClientRect()), along = (a - x) * dx + (b - y) * dy;
    const far = along + 2.2 * (Math.abs((a - x) * dy) + Math.abs((b - y) * dx));
    if (el !== from && along > 2 && far < least) [best, least] = [el, far];
  }
  best?.focus();
}

function stepOut() {
  const open = document.querySelector("details.all[open], details.menu[open]");
  const pile = document.querySelector(".z-pile[data-open]");
  const reading = narrow.matches && $("reader").hasAttribute("data-on");
  hideLook();
  shutReader();
  body.removeAttribute("data-drawer");
  if (reading) return;
  if (open) open.open = false;
  else if (pile) pile.removeAttribute("data-open");
  else document.querySelector("#ask .cancel")?.click();
}

// A key answers the question that was seen when it was pressed: neither one that came since, nor, held down, the one after.
const shownNow = () => { const { key, asked } = $("marks").dataset; return [key, key && asked]; };
let keysFrom = 0, kept = shownNow();
const BREATH = 250; // between two questions of different kinds
function attend() {
  const now = shownNow();
  if (now[1] === kept[1] && now[0] === kept[0]) return;
  const other = now[0] !== kept[0];
  kept = now;
  keysFrom = Infinity;
  beforePainting(() => setTimeout(() => { if (kept === now) keysFrom = performance.now() + (other ? BREATH : 0); }));
}
document.addEventListener("table", attend);
function tooSoon(e) { // whether this press would answer what it was not meant for
  const meant = /^[1-9]$/.test(e.key) || e.key === "Enter" || e.key === " " || document.querySelector(`[data-hotkey="${CSS.escape(e.key)}"]`);
  const elsewhere = e.target.closest("summary, a, #menu, #rail, #recap, #reader, .toolbar, [data-skip]");
  return meant && !elsewhere && mode() === "play" && $("marks").dataset.key && (e.repeat || e.timeStamp < keysFrom);
}
document.addEventListener("keyup", (e) => { if (e.key === " " && tooSoon(e)) e.preventDefault(); });

let byKeys = false; // the focus was brought where it is by keys
document.addEventListener("pointerdown", () => { byKeys = false; }, true);
const ready = () => document.querySelector("[data-primary]"); // what Enter means
const onlyLeft = () => $("marks").dataset.picked && !all("#ask [data-choose]")[1]; // to do with what was chosen
const onTable = (el) => !!el.closest(".item, .piece, .hit, .spot, .grip, .pick");
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
document.addEventListener("keydown", (e) => {
  if (e.key === "Tab" || ARROWS[e.key]) byKeys = true;
  if (e.target.matches("input:not([type=range]), select, textarea") || e.ctrlKey || e.metaKey || e.altKey) return;
  if (e.key === "Enter" && endedAt && performance.now() < endedAt + 1500) return e.preventDefault(); // meant for the last move, not for a rematch
  if (tooSoon(e)) return e.preventDefault();
  const hot = document.querySelector(`[data-hotkey="${CSS.escape(e.key)}"]`);
  if (hot && (e.key !== " " || !e.target.closest("button, summary"))) { e.preventDefault(); hot.click(); }
  else if (ARROWS[e.key] && mode() === "play") { e.preventDefault(); step(...ARROWS[e.key]); }
  else if (/^[1-9]$/.test(e.key)) {
    const list = all("#all-choices[open] [data-choose]"), shown = list.length ? list : all(".choices > [data-choose]");
    const words = (el) => el.querySelector("span").textContent, numbers = all("#ask [data-choose]").filter((el) => /^\d/.test(words(el)));
    if (!shown.length && !numbers.length && $("all-choices")) $("all-choices").open = true; // a number is pressed that is seen
    else (numbers.length ? numbers.find((el) => parseInt(words(el)) === +e.key) : shown[e.key - 1])?.click(); // a number means itself
  }
  else if (e.key === "Enter" && onTable(e.target) && ready() && (!byKeys || (e.target.closest("[data-picked]") && onlyLeft()))) {
    e.preventDefault(); // the pointer left the focus there: what is meant is the action that stands ready
    ready().click();
  }
  else if (e.key === "Enter" && e.target.closest("[role=button]:not(button)") && (byKeys || !onTable(e.target))) {
    e.target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }
  else if (e.key === "i") $("read").querySelector("a")?.focus();
  else if (e.key === "m") document.querySelector("[data-setting=sound]").click();
  else if (e.key === "Enter" && !e.target.closest("button, a, summary, [role=button]")) ready()?.click();
  else if (e.key === " " && !e.target.closest("button, a, summary, input")) { const skip = document.querySelector("[data-skip]"); if (skip) { e.preventDefault(); skip.click(); } }
  else if (e.key === "Escape") stepOut();
});
