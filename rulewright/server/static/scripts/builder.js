"use strict";
// The deck builder: presses change the deck at once, filters hide cards. Without it the same form works page by page.
const form = document.querySelector("[data-builder]");
const PLAIN = ["save", "copy", "delete", "download"]; // these lead to another page or a file
const WHOLE = ["clear", "read", "upload"]; // these change everything: going back brings the old deck again
let shown = location.search;
let line = Promise.resolve(); // one press after another: each begins with the text that the last one left
let waiting = 0; // presses not yet answered

function lay(parts) {
  const focused = document.activeElement?.id;
  for (const [id, content] of parts) {
    const el = document.getElementById(id);
    if (!el) continue;
    if (el.tagName === "TEXTAREA") el.value = content;
    else el.innerHTML = content;
  }
  const again = focused && document.getElementById(focused);
  if (again && again !== document.activeElement) again.focus({ preventScroll: true });
}

// A verdict that grows must not push the pressed button from under the finger.
function stay(id, before) {
  const now = id && document.getElementById(id)?.getBoundingClientRect().top, deck = document.getElementById("deck");
  if (!now || now === before) return;
  (getComputedStyle(deck).overflowY === "auto" ? deck : document.scrollingElement).scrollTop += now - before;
}

async function press(button) {
  const data = new FormData(form);
  data.set("do", button.value);
  const answer = await fetch(form.action, { method: "POST", body: data, headers: { "x-builder": "1" } })
    .then((r) => r.headers.get("content-type").includes("json") ? r.json() : { error: "This was refused. Reload the page." })
    .catch(() => ({ error: "The server can't be reached. Nothing is lost: try again." }));
  const said = document.querySelector("[data-kept]");
  said.textContent = answer.error || "";
  said.className = answer.error ? "said bad" : "said ok";
  if (!answer.parts) return;
  const before = button.getBoundingClientRect().top;
  lay(answer.parts);
  stay(button.id, before);
  if (answer.name && document.activeElement !== form.elements.name) form.elements.name.value = answer.name;
  history[WHOLE.includes(button.value) ? "pushState" : "replaceState"](null, "", answer.address);
  shown = location.search;
}

form.addEventListener("submit", (e) => {
  const button = e.submitter;
  if (!button || (PLAIN.includes(button.value) && !waiting)) return;
  e.preventDefault();
  if (PLAIN.includes(button.value)) return void line.then(() => form.requestSubmit(button)); // what was pressed before counts
  waiting++;
  line = line.then(() => press(button)).finally(() => { waiting--; });
});

addEventListener("popstate", () => { if (location.search !== shown) location.reload(); }); // not for a mere #deck

form.addEventListener("click", async (e) => {
  const card = e.target.closest("[data-press]");
  if (card) document.getElementById(card.dataset.press).click();
  const copy = e.target.closest("[data-copy-text]");
  if (!copy) return;
  await navigator.clipboard?.writeText(document.getElementById(copy.dataset.copyText).value).catch(() => null);
  const old = copy.innerHTML;
  copy.textContent = "Copied";
  setTimeout(() => { copy.innerHTML = old; }, 1500);
});

const filters = form.querySelector("[data-filters]");
function sift() {
  const words = form.elements.q.value.toLowerCase().split(/\s+/).filter(Boolean);
  const wanted = [...filters.querySelectorAll("select")].map((field) => field.value);
  let shown = 0;
  for (const card of form.querySelectorAll("[data-fields]")) {
    const values = card.dataset.fields.split("|");
    const fits = wanted.every((value, i) => !value || values[i].split(", ").includes(value)) && words.every((word) => card.dataset.find.includes(word));
    card.hidden = !fits;
    shown += fits;
  }
  for (const part of form.querySelectorAll("[data-shelf]")) part.hidden = !part.querySelector("[data-fields]:not([hidden])");
  form.querySelector("[data-found]").textContent = shown === 1 ? "1 card" : `${shown} cards`;
}
filters.addEventListener("input", sift);
filters.addEventListener("keydown", (e) => { if (e.key === "Enter") e.preventDefault(); });
sift();
