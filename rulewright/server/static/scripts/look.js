"use strict";
// Looking closer: zoom, tips, why not; by pointer, focus or a long press.
let timer = 0, pressed = false, looked = "";
let hushed = ""; // was clicked just now, so no zoom until the pointer goes elsewhere

function beside(box, el, gap = 10) {
  const w = el.offsetWidth, h = el.offsetHeight, bar = $("asking").getBoundingClientRect();
  const fit = (v, most) => Math.max(6, Math.min(v, most - 6)), middle = box.left + box.width / 2;
  const left = box.right + gap + w < innerWidth ? box.right + gap
    : box.left - gap - w > 0 ? box.left - gap - w : fit(middle - w / 2, innerWidth - w);
  const inHand = box.top > bar.bottom - 4; // then the question stays in sight
  if (el.matches(".aside")) { el.style.left = left + "px"; el.style.top = innerHeight - h - 6 + "px"; return; }
  el.style.left = (inHand ? fit(middle - 118, innerWidth - w) : left) + "px";
  const top = inHand ? fit(bar.top - h - 4, innerHeight) : fit(box.top + box.height / 2 - h / 2, innerHeight - h);
  el.style.top = top + "px";
}

function around(el) { // a thing on the board is shown beside the board, not over its neighbours
  const box = el.getBoundingClientRect();
  const frame = innerWidth > 760 && el.closest("#board")?.getBoundingClientRect();
  return frame ? new DOMRect(frame.left, box.top, frame.width, box.height) : box;
}

function linked(word) { // a keyword on a large card leads to its clause
  const link = Object.assign(document.createElement("a"), {
    className: "kw", textContent: word.textContent, target: "rules",
    href: `/rules/${body.dataset.game}#${word.dataset.clause}`,
  });
  link.dataset.clause = word.dataset.clause;
  word.replaceWith(link);
}

function zoom(el, pinned) {
  const card = el.querySelector?.(".card:not(.back)");
  if (!card) return hideZoom();
  const large = card.cloneNode(true);
  large.removeAttribute("aria-hidden");
  all(".kw", large).forEach(linked);
  const frame = Object.assign(document.createElement("div"), { className: "large" });
  const notes = document.createElement("dl"), where = around(el);
  frame.append(large);
  $("zoom").replaceChildren(frame, notes);
  $("zoom").className = (pinned ? "on pinned" : "on") + (el.closest("#board") ? " aside" : "");
  beside(where, $("zoom"));
  const words = new Map(all("a.kw", large).map((link) => [link.dataset.clause, link.textContent]));
  words.forEach((word, clause) => clauseText(clause).then((text) => {
    const line = (tag, textContent) => Object.assign(document.createElement(tag), { textContent });
    if (text) notes.append(line("dt", word), line("dd", text));
    if ($("zoom").contains(notes)) beside(where, $("zoom"));
  }));
}

function hideZoom() {
  $("zoom").className = $("tip").className = looked = "";
  $("looked")?.remove();
  for (const mark of ["data-pointed", "data-show"]) all(`[${mark}]`).forEach((el) => el.removeAttribute(mark));
}

function say(el, words, clause) {
  if (!el || !words) return;
  const tip = $("tip"), at = (left, top) => { tip.style.left = left + "px"; tip.style.top = top + "px"; };
  tip.textContent = words;
  if (clause) tip.append(Object.assign(document.createElement("b"), { textContent: clause }));
  tip.className = "on";
  const over = ($("zoom").className && el.querySelector(".card") ? $("zoom") : el).getBoundingClientRect();
  const w = tip.offsetWidth, h = tip.offsetHeight;
  if ($("zoom").matches(".aside")) return at(Math.min(over.left, innerWidth - w - 6), 50);
  if ($("looked") && el.closest("#board")) { // beside the drawing, not over it
    const frame = $("board").getBoundingClientRect();
    return at(frame.left + 8, frame.top + 8);
  }
  const above = over.top - h - 8;
  at(Math.max(6, Math.min(over.left + over.width / 2 - w / 2, innerWidth - w - 6)),
    above > 0 ? above : Math.min(over.bottom + 8, innerHeight - h - 6));
}

let book = null;
async function clauseText(id) {
  book ||= fetch(`/rules/${body.dataset.game}`).then((r) => r.text())
    .then((text) => new DOMParser().parseFromString(text, "text/html"));
  return (await book).getElementById(id)?.querySelector(".says")?.textContent.trim() || "";
}

async function look(target, quick, pinned) {
  const clause = target.closest("[data-clause]"), tip = target.closest("[data-tip]"), thing = target.closest("[data-ref]");
  const line = target.closest("#log [data-refs], .choice[data-refs], .foreseen[data-refs]");
  if (line) refsOf(line.dataset.refs).forEach((ref) => $(ref)?.setAttribute("data-pointed", ""));
  if (clause && !target.closest(".item")) {
    const words = await clauseText(clause.dataset.clause);
    return say(clause, words, clause.dataset.clause);
  }
  if (tip) return say(tip, tip.dataset.tip, "");
  if (!thing) return;
  const item = target.closest(".item") || thing;
  zoom(item, pinned);
  all(`[data-over="${thing.dataset.ref}"]`).forEach((el) => el.setAttribute("data-show", ""));
  looked = item.dataset.ref;
  const idle = $("marks").dataset.key && !target.closest("[data-lit]:not(#marks)");
  if (item.closest("#board") || (idle && (quick || !item.matches(".panel")))) send("why", { ref: looked, yes: true });
}

document.addEventListener("pointerover", (e) => {
  if (e.pointerType === "touch" || e.target.closest("#zoom, #tip")) return;
  clearTimeout(timer);
  if (hushed && e.target.closest("[data-ref]")?.dataset.ref === hushed) return;
  hushed = "";
  if ($("zoom").classList.contains("pinned")) return;
  timer = setTimeout(() => {
    hideZoom();
    if (e.target.closest("[data-ref], [data-clause], [data-tip], [data-refs]")) look(e.target, false);
  }, $("zoom").className ? 160 : 280);
});
document.addEventListener("focusin", (e) => {
  if (!e.target.matches(":focus-visible") || e.target.closest("#zoom, #asking input")) return;
  hideZoom();
  look(e.target, true);
});
document.addEventListener("pointerdown", (e) => { // a long press looks
  pressed = false;
  if (e.pointerType !== "touch") return;
  timer = setTimeout(() => { pressed = true; hideZoom(); look(e.target, true, true); }, 420);
});
for (const end of ["pointerup", "pointercancel", "pointermove"]) document.addEventListener(end, (e) => {
  const still = end === "pointermove" && Math.hypot(e.movementX, e.movementY) <= 6;
  if (e.pointerType === "touch" && !still) clearTimeout(timer);
});
document.addEventListener("contextmenu", (e) => { if (pressed) e.preventDefault(); });
