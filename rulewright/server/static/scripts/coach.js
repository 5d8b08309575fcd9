"use strict";
// A line when something comes up for the first time, and one reminder before something good is left undone. Each once.
const wanted = () => saved("hints") !== "off";
(() => {
  const known = () => new Set(JSON.parse(saved("known") || "[]")), tip = $("tip");
  let shown = "", question = "";

  function learn() { // it was read, or played past
    if (shown) saved("known", JSON.stringify([...known().add(shown)]));
    shown = $("hint").textContent = "";
    tip.hidden = true;
  }
  function offer() {
    const { key, asked } = $("marks").dataset, now = `${key} ${asked}`; // others may answer meanwhile: this is still to be read
    if (shown && question !== now) learn();
    if (shown) $("hint").textContent = tip.textContent.trim(); // on a narrow screen it may stand below the question
    if (shown || !wanted()) return;
    const had = known(), line = all("#first-times li").find((el) => !had.has(el.dataset.key));
    tip.hidden = !line;
    if (!line) return;
    [shown, question] = [line.dataset.key, now];
    tip.querySelector("span").textContent = $("hint").textContent = line.textContent;
    tip.removeAttribute("data-aside");
    if (!narrow.matches) $("read").replaceChildren();
    beforePainting(fitBar);
  }
  document.addEventListener("table", offer);
  tip.addEventListener("click", (e) => { if (e.target.closest("[data-got]")) learn(); });
  offer();
})();
function leftUndone(choice) { // whether this press only reminds; in a game once at each thing that is ended
  const words = choice.dataset.undone, key = `left ${body.dataset.code} ${$("marks").dataset.key} ${choice.textContent}`;
  if (!words || !wanted() || sessionStorage.getItem(key)) return false;
  sessionStorage.setItem(key, "1");
  pause(false);
  say(`Press again to go on: ${words}`); // what to do comes first: a narrow strip cuts the end
  return true;
}
