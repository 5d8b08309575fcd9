"use strict";
// The strip: the question is read whole at any size; what has no room below it is read by a tap.
const SMALLER = { true: [13.5, 12.5, 12, 11.5], false: [15, 14, 13] }; // sizes of the question, on a narrow screen and on a wide one

function fitBar() { // a question that is too long for its place is set smaller, and so is one with something urgent below it
  const says = document.querySelector(".ask:is(.mine, .waiting) > .says"), words = says?.querySelector(".words");
  if (!words) return;
  words.style.fontSize = "";
  says.removeAttribute("data-full");
  const whole = () => words.offsetHeight <= says.clientHeight, inSight = (line) => line.getBoundingClientRect().left < says.getBoundingClientRect().right;
  const urgent = all(".then:is(.warns, [data-no], .hint):not(:empty)", says).find((line) => line.getClientRects().length);
  const fits = () => whole() && (!urgent || inSight(urgent));
  for (const size of SMALLER[narrow.matches]) {
    if (fits()) return;
    words.style.fontSize = `${size}px`;
  }
  if (fits()) return;
  const line = parseFloat(getComputedStyle(words).lineHeight), left = says.clientHeight - (urgent?.offsetHeight || 0);
  words.style.setProperty("--lines", Math.max(1, Math.floor((left + 1) / line)));
  says.setAttribute("data-full", "");
}

function tellMore() { // all that there is to say of the question, as a sheet; the same again closes it
  const words = document.querySelector("#ask .words"), lines = [$("then").textContent, $("hint").textContent].filter(Boolean);
  const there = $("reader").hasAttribute("data-on") && $("reader").dataset.ref === "question";
  shutReader();
  if (!there && words && lines.length) show(plainPage(words.textContent, lines.join("\n")), "question", true);
}

document.addEventListener("table", () => beforePainting(fitBar));
addEventListener("resize", fitBar);
fitBar();
