"use strict";
// A replay plays by itself: one step after the other at the chosen speed, until it is paused or the game is over.
(() => {
  let timer = 0;
  const playing = () => body.hasAttribute("data-playing"), at = () => +$("marks").dataset.step, last = () => +$("at").max;
  let slow = new URL(location).searchParams.has("play"); // who came to watch one moment sees it, until they choose a speed
  document.addEventListener("change", (e) => { if (e.target.dataset.setting === "pace") slow = false; });
  const pace = () => Math.max(+(saved("pace") ?? 900), slow ? 900 : 120);

  function set(on) {
    body.toggleAttribute("data-playing", on);
    $("play").setAttribute("aria-label", on ? "Pause" : "Play");
    clearTimeout(timer);
    if (on) at() < last() ? next() : goTo(0);
  }
  function next() {
    clearTimeout(timer);
    timer = setTimeout(() => { if (playing()) at() < last() ? goTo(at() + 1) : set(false); }, pace());
  }
  document.addEventListener("click", (e) => {
    const line = e.target.closest("#log li[data-step]");
    if (e.target.closest("#play")) return set(!playing());
    if (e.target.closest("a[data-step], [data-at]") || line) set(false);
    if (line) goTo(+line.dataset.step);
  });
  document.addEventListener("keydown", (e) => {
    if (e.key === "Home" || e.key === "End") { e.preventDefault(); set(false); goTo(e.key === "Home" ? 0 : last()); }
  });
  document.addEventListener("input", (e) => { if (e.target.matches("[data-at]")) set(false); });
  document.addEventListener("table", () => {
    if (!$("at").matches(":active")) $("at").value = at();
    if (playing()) { $("play").setAttribute("aria-label", "Pause"); next(); }
  });
  if (new URL(location).searchParams.has("play")) set(true);
})();
