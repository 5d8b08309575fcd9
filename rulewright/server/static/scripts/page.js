"use strict";
// What every page needs: colours by switch, copying, filtering lists, checking the set-up form. No game in it.
const theme = (value) => value ? document.documentElement.setAttribute("data-theme", value) : document.documentElement.removeAttribute("data-theme");
theme(localStorage.getItem("theme"));
const byFinger = matchMedia("(pointer: coarse), (max-width: 760px)"); // who has no mouse taps
const SAYS = ["data-tip", "data-says", "data-note", "title", "aria-label", "placeholder"]; // words that stand in no text
const TAPS = { ing: "ping", ed: "ped" };
const forHand = (words) => byFinger.matches ? words.replace(/\b([Cc])lick(s|ing|ed)?\b/g, (_, c, end) => (c === "C" ? "Tap" : "tap") + (TAPS[end] || end || "")) : words;

const EMPTY = new Set("a an the is are am be do does did can could may i my me you your it its of to in on at for from with by and or not no if when what which who how why happens mean means".split(" "));
function wordsOf(question) { // what it asks about, without endings
  const words = question.toLowerCase().split(/[^\w+-]+/).filter(Boolean), telling = words.filter((word) => !EMPTY.has(word));
  return (telling.length ? telling : words).map((word) => word.length > 4 ? word.replace(/(ing|ed|es|s)$/, "") : word);
}

document.addEventListener("DOMContentLoaded", () => {
  const words = byFinger.matches && document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words && words.nextNode()) if (/\b[Cc]lick/.test(words.currentNode.data)) words.currentNode.data = forHand(words.currentNode.data);
  for (const name of byFinger.matches ? SAYS : []) for (const el of document.querySelectorAll(`[${name}*="lick"]`)) el.setAttribute(name, forHand(el.getAttribute(name)));
  for (const field of document.querySelectorAll("[data-theme-choice]")) {
    field.value = (localStorage.getItem("theme") || "").replace("dark", "");
    field.addEventListener("change", () => { localStorage.setItem("theme", field.value); theme(field.value); });
  }
  for (const field of document.querySelectorAll("form [data-my-name]")) { // a name is asked once
    field.value ||= localStorage.getItem("name") || "";
    field.form.addEventListener("submit", () => { if (field.value.trim()) localStorage.setItem("name", field.value.trim()); });
  }
  const asked = new URLSearchParams(location.search), table = asked.get("table");
  if (table) { // whoever came from a table goes back there: to its own page, if that is still open
    const back = Object.assign(document.createElement("a"), { className: "back", href: `/t/${encodeURIComponent(table)}`, textContent: "Back to your game" });
    back.addEventListener("click", (e) => { if (opener) { e.preventDefault(); close(); } });
    document.querySelector("header.site nav")?.prepend(back, " ");
  }
  const filter = document.querySelector("[data-filter]");
  filter?.addEventListener("input", () => {
    const words = wordsOf(filter.value), rows = [...document.querySelectorAll("[data-find]")];
    const fits = rows.map((el) => words.filter((word) => el.dataset.find.includes(word)).length);
    const most = filter.dataset.filter === "asked" ? Math.max(1, ...fits) : words.length; // of a question in one's own words what has the most of them
    rows.forEach((el, i) => { el.hidden = words.length > 0 && fits[i] < most; });
    const shown = rows.filter((el) => !el.hidden).length, further = document.querySelector("[data-further]");
    if (further) further.href = further.pathname + (words.length ? `?${new URLSearchParams({ ...(table && { table }), find: words.join(" ") })}` : "");
    for (const part of document.querySelectorAll("[data-section]")) part.hidden = !part.querySelector("[data-find]:not([hidden])") && words.length > 0;
    const count = document.querySelector("[data-found]");
    if (count) count.textContent = !words.length ? "" : shown || !further ? `${shown} found` : "Nothing here: see every rule, below.";
  });
  if (filter && asked.get("find")) { filter.value = asked.get("find"); filter.dispatchEvent(new Event("input")); }
  const form = document.querySelector("form[data-check]");
  let waiting = 0;
  const check = async () => {
    const answer = await fetch(form.dataset.check, { method: "POST", body: new FormData(form) }).then((r) => r.json()).catch(() => null);
    if (!answer) return;
    const said = document.querySelector("[data-said]");
    said.textContent = answer.ok ? "" : answer.errors.map((error) => error.words).join(" ");
    said.className = answer.ok ? "said ok" : "said bad";
    form.querySelector("[type=submit]").toggleAttribute("disabled", !answer.ok);
  };
  if (form) check();
  form?.addEventListener("input", () => { clearTimeout(waiting); waiting = setTimeout(check, 200); });
  for (const field of document.querySelectorAll("[data-goes]")) field.addEventListener("change", () => field.form.submit());
});

document.addEventListener("click", async (e) => {
  const close = e.target.closest("[data-close]");
  if (close) document.getElementById(close.dataset.close).hidden = true;
  const copy = e.target.closest("[data-copy]");
  if (!copy) return;
  await navigator.clipboard?.writeText(new URL(copy.dataset.copy, location).href).catch(() => null);
  const old = copy.innerHTML;
  copy.textContent = "Copied";
  setTimeout(() => { copy.innerHTML = old; }, 1500);
});
