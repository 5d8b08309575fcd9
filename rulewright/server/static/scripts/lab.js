"use strict";
// The lab: sliders show what they change; a trial is looked at every second until it is over.
const form = document.querySelector("[data-preview]");
let waiting = 0;
form?.addEventListener("input", (e) => {
  const field = e.target;
  if (field.type === "range") {
    field.nextElementSibling.textContent = field.value;
    field.parentElement.classList.toggle("moved", field.value !== field.dataset.official);
  }
  clearTimeout(waiting);
  waiting = setTimeout(async () => {
    const moved = [...form.querySelectorAll("[type=range]")].filter((each) => each.value !== each.dataset.official);
    const query = new URLSearchParams(moved.map((each) => [each.name, each.value]));
    const answer = await fetch(`${form.dataset.preview}?${query}`).catch(() => null);
    if (answer) document.querySelector("[data-change]").innerHTML = await answer.text();
  }, 150);
});
const standing = document.querySelector("[data-standing]");
const look = async () => {
  const answer = await fetch(standing.dataset.standing).catch(() => null);
  if (answer?.ok) {
    standing.innerHTML = await answer.text();
    standing.dataset.over = answer.headers.get("x-over");
  }
  if (standing.dataset.over === "1") document.querySelector("[data-while]")?.remove();
  else setTimeout(look, 1000);
};
if (standing && standing.dataset.over !== "1") look();
