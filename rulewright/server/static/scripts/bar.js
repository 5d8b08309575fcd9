"use strict";
// The strip: the question is read whole at any size; what has no room below it is read by a tap.
const SMALLER = { true: [13.5, 12.5, 12, 11.5], false: [15, 14, 13] }; // sizes of the question, on a narrow screen and on a wide one

const shortened = new WeakMap(); // what stands below a question in part: all of it, and what is shown
const whole = (line) => shortened.get(line)?.[1] === line.textContent ? shortened.get(line)[0] : line.textContent;
function endWell(line, fits) { // where not all sentences have room, those that have stand there: none is cut in its midst
  const all = line.textContent, sentences = all.match(/[^.?!]+[.?!]+(?=\s|$)\s*|.+$/g) || [];
  while (sentences.length > 1 && !fits()) {
    sentences.pop();
    line.textContent = sentences.join("").trimEnd();
  }
  if (line.textContent !== all) shortened.set(line, [all, line.textContent]);
}

function fitBar() { // a question that is too long for its place is set smaller, and so is one with more below it than has room
  const says = document.querySelector(".ask:is(.mine, .waiting) > .says"), words = says?.querySelector(".words");
  if (!words) return;
  for (const line of all(".then", says)) if (whole(line) !== line.textContent) line.textContent = whole(line);
  words.style.fontSize = "";
  for (const name of ["data-full", "data-dense"]) says.removeAttribute(name);
  const roomy = () => words.offsetHeight <= says.clientHeight, inSight = (line) => line.getBoundingClientRect().left < says.getBoundingClientRect().right;
  const below = all(".then:not(:empty)", says).find((line) => line.getClientRects().length), urgent = below?.matches(".warns, [data-no], .hint") && below;
  const seen = (line) => { // on as many lines as there is room for
    const high = parseFloat(getComputedStyle(line).lineHeight);
    says.style.setProperty("--then", Math.max(1, Math.floor((says.clientHeight - words.offsetHeight) / high)));
    return inSight(line) && line.scrollHeight <= line.clientHeight + 1;
  };
  const fits = () => roomy() && (!urgent || inSight(urgent));
  const sizes = SMALLER[narrow.matches], first = [0, ...(urgent ? sizes : sizes.slice(0, 2))];
  for (const dense of below ? [false, true] : []) { // all of both, if the question need not be small for what is not urgent
    says.toggleAttribute("data-dense", dense);
    for (const size of first) {
      words.style.fontSize = size ? `${size}px` : "";
      if (roomy() && seen(below)) return;
    }
  }
  words.style.fontSize = "";
  const shown = () => !below || seen(below);
  const done = () => { // what is left of it below the question ends with a sentence
    if (!fits()) return false;
    if (below && !shown()) endWell(below, shown);
    return true;
  };
  shown();
  for (const size of sizes) {
    if (done()) return;
    words.style.fontSize = `${size}px`;
    shown();
  }
  if (done()) return;
  const line = parseFloat(getComputedStyle(words).lineHeight), left = says.clientHeight - (urgent?.offsetHeight || 0);
  words.style.setProperty("--lines", Math.max(1, Math.floor((left + 1) / line)));
  says.setAttribute("data-full", "");
}

function tellMore() { // all that there is to say of the question, as a sheet; the same again closes it
  const words = document.querySelector("#ask .words"), lines = [whole($("then")), whole($("hint"))].filter(Boolean);
  const there = $("reader").hasAttribute("data-on") && $("reader").dataset.ref === "question";
  shutReader();
  if (!there && words && lines.length) show(plainPage(words.textContent, lines.join("\n")), "question", true);
}

document.addEventListener("table", () => beforePainting(fitBar));
addEventListener("resize", fitBar);
fitBar();
