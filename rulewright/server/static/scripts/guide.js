"use strict";
// The first game's help: its steps at once, then one more whenever a new kind of question comes.
(() => {
  const box = document.getElementById("guide"), steps = [...box.querySelectorAll("li")], game = `guide-${document.body.dataset.game}`;
  const seen = new Set((localStorage.getItem(game) || "").split(" ").filter(Boolean));
  let at = null;
  const keep = () => localStorage.setItem(game, [...seen].join(" "));
  const fits = (li, i) => !seen.has(String(i)) && (!li.dataset.when || (document.getElementById("marks").dataset.key || "").startsWith(li.dataset.when))
    && document.getElementById(li.dataset.ref)?.getClientRects().length;

  function show() {
    document.querySelectorAll("[data-guided]").forEach((el) => el.removeAttribute("data-guided"));
    at = seen.has("off") || document.getElementById("curtain") ? null : at || steps.find(fits);
    box.hidden = !at;
    if (!at) return;
    const target = document.getElementById(at.dataset.ref), room = target?.getBoundingClientRect();
    target?.setAttribute("data-guided", "");
    box.querySelector("h2").textContent = at.dataset.title;
    box.querySelector("p").textContent = at.textContent + (at.dataset.clause ? ` (${at.dataset.clause})` : "");
    const tall = box.offsetHeight, below = room && room.top < innerHeight / 2 ? room.bottom + tall / 2 + 16 : (room?.top || 0) - tall / 2 - 16;
    box.style.top = Math.max(tall / 2 + 50, Math.min(below, innerHeight - tall / 2 - 10)) + "px";
  }

  document.addEventListener("click", (e) => {
    const button = e.target.closest("[data-guide]");
    if (e.target.closest("[data-guide-open]")) { seen.clear(); at = null; }
    else if (!button) return;
    else if (button.dataset.guide === "skip") { seen.add("off"); at = null; }
    else { seen.add(String(steps.indexOf(at))); at = null; }
    keep();
    show();
  });
  document.addEventListener("table", show);
  show();
})();
