"use strict";
// The lab: sliders show what they change; a trial is looked at every second until it is over.
const form = document.querySelector("[data-preview]");
const pick = document.querySelector(".cardpick");
// What differs from how it was, the picked card and the terms of the trial too: the address and the next pick carry it.
const carried = () => {
  const fields = [...form.elements].filter((each) => each.dataset.official !== undefined && each.value !== each.dataset.official);
  return fields.map((each) => [each.name, each.value]);
};
let waiting = 0;
form?.addEventListener("input", (e) => {
  const field = e.target;
  if (field.type === "range") {
    field.nextElementSibling.textContent = field.value;
    field.parentElement.classList.toggle("moved", field.value !== field.dataset.official);
  }
  const numbers = carried(), card = new URLSearchParams(location.search).get("card");
  const query = new URLSearchParams(card ? [...numbers, ["card", card]] : numbers);
  history.replaceState(null, "", `?${query}`);
  for (const old of pick.querySelectorAll("[type=hidden]")) old.remove();
  for (const [name, value] of numbers) pick.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  clearTimeout(waiting);
  waiting = setTimeout(async () => {
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
