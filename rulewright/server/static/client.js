"use strict";
// The table: takes changed elements from the socket and puts them in, sends back what is clicked.
// It knows elements, ids and marks; it knows no game.
// Beside it: motion.js (what moves), sounds.js, guide.js (the first game's help), page.js (every page).
const body = document.body;
const mode = () => $("marks").dataset.mode;
let version = +body.dataset.n, socket = null, tries = 0, sent = 0, quietUntil = 0, passedUntil = 0, shownKey = "";

// -- the socket

function connect() {
  socket = new WebSocket(location.origin.replace(/^http/, "ws") + body.dataset.ws);
  socket.onopen = () => { tries = 0; $("lost").hidden = true; if (saved("pace")) send("pace", { ms: +saved("pace") }); };
  socket.onmessage = (e) => hear(JSON.parse(e.data));
  socket.onclose = () => { setTimeout(() => { $("lost").hidden = socket.readyState === 1; }, 800);
    setTimeout(connect, Math.min(250 * 2 ** tries++, 8000)); };
}

function send(deed, more = {}) {
  if (socket.readyState !== 1) return;
  if (deed !== "why") sent++;
  socket.send(JSON.stringify({ do: deed, n: version, ...more }));
}

function hear(m) {
  if (m.h) return apply(m);
  if (m.no) say($("asking"), m.no, "");
  if (m.why && m.why.ref === looked) document.dispatchEvent(new CustomEvent("why", { detail: m.why }));
  if (m.why) { const now = $(m.why.ref)?.closest("[data-lit], [data-picked]"); say($(m.why.ref), [now ? "" : m.why.words, m.why.sum].filter(Boolean).join("\n"), now ? "" : m.why.clause); }
  if (m.go) m.now ? location.assign(m.go) : say($("asking"), "A rematch is set up: reload or follow the button.", "");
}

// -- putting elements in

function apply(m) {
  const before = boxes(), news = m.all || m.h.some(([, parent]) => parent === "log");
  const focus = document.activeElement, focused = focus.id || focus.closest("[id]")?.id, spot = $("log").scrollHeight - $("log").scrollTop - $("log").clientHeight;
  (m.gone || []).forEach((id) => $(id)?.remove());
  m.h.forEach(([id, parent, index, html]) => place(id, $(parent), index, html));
  if (m.all) sweep(new Set(m.h.map(([id]) => id)));
  version = m.n;
  showMarks();
  document.dispatchEvent(new Event("table")); // all is written before anything is measured: one layout
  if (spot < 40 && news) $("log").scrollTop = 1e9;
  if (focus !== document.activeElement && focused) {
    const again = $(focused);
    (again?.matches("button, a, [tabindex], summary, input") ? again : again?.querySelector("button, summary, a") || $("asking")).focus({ preventScroll: true });
  }
  const mine = $("marks").dataset, now = mine.key && `${mine.key} ${mine.asked}`;
  if (sent === 0 && shownKey !== now) { quietUntil = performance.now() + 150; if (now && shownKey.split(" ")[0] !== mine.key) sound("turn"); } // a click was aimed at what is gone
  sent = 0; shownKey = now;
  settle(); glide(before); play(m.fx || []);
}

function place(id, parent, index, html) {
  if (!parent) return;
  const holder = document.createElement("template"), svg = parent.namespaceURI.endsWith("svg");
  holder.innerHTML = svg ? `<svg>${html}</svg>` : html;
  const fresh = svg ? holder.content.firstChild.firstChild : holder.content.firstChild;
  const old = $(id), el = old ? morph(old, fresh) : fresh;
  if (parent.children[index] === el) return;
  const behind = el.parentNode === parent && [...parent.children].indexOf(el) < index;
  parent.insertBefore(el, parent.children[behind ? index + 1 : index] || null);
}

const ours = new Set(["data-lit", "data-holds", "data-lifted", "data-picked", "data-changed", "data-open", "data-pointed", "data-guided", "data-zoomed", "data-unread", "aria-expanded", "open", "style", "aria-description"]);

function morph(a, b) {
  if (a.nodeName !== b.nodeName) { a.replaceWith(b); return b; }
  for (const { name, value } of [...b.attributes]) if (a.getAttribute(name) !== value && name !== "open") a.setAttribute(name, value);
  for (const { name } of [...a.attributes]) if (!b.hasAttribute(name) && (!ours.has(name) || a.id === "marks")) a.removeAttribute(name);
  if (a.nodeName === "INPUT" && a !== document.activeElement && b.hasAttribute("value")) a.value = b.getAttribute("value");
  if (a.hasAttribute("data-slot")) return a;
  const fresh = [...b.childNodes], named = (id) => id && [...a.children].find((el) => el.id === id), later = new Set(fresh.map((y) => y.id).filter(Boolean));
  fresh.forEach((y, i) => {
    const x = named(y.id) || a.childNodes[i];
    if (x !== a.childNodes[i]) a.insertBefore(x, a.childNodes[i]); // it is there already, further down
    if (!x || (x.id && x.id !== y.id && later.has(x.id))) a.insertBefore(y, x || null); // what stands here comes later
    else if (x.nodeName !== y.nodeName || (x.id || "") !== (y.id || "")) x.replaceWith(y);
    else if (x.nodeType === 3) { if (x.data !== y.data) x.data = y.data; }
    else morph(x, y);
  });
  while (a.childNodes.length > fresh.length) a.lastChild.remove();
  return a;
}

function sweep(known) { all("[data-slot] > [id]").forEach((el) => { if (!known.has(el.id)) el.remove(); }); }

// -- possible, chosen, just changed

function setMark(kind, refs) {
  const want = new Set(refs.map($).filter(Boolean));
  all(`[data-${kind}]:not(#marks)`).forEach((el) => { if (!want.has(el)) { el.removeAttribute(`data-${kind}`); grip(el).removeAttribute("aria-description"); } });
  want.forEach((el) => el.setAttribute(`data-${kind}`, ""));
  return want;
}
const refsOf = (text) => (text || "").split(" ").filter(Boolean);
const grip = (el) => el.matches("button, [role=button]") ? el : el.querySelector("button") || el;

function showMarks() {
  const marks = $("marks").dataset;
  setMark("picked", refsOf(marks.picked)).forEach((el) => grip(el).setAttribute("aria-description", "chosen"));
  const lit = setMark("lit", refsOf(marks.lit)), holders = [];
  lit.forEach((el) => { grip(el).setAttribute("aria-description", "possible now"); for (let up = el; (up = up.parentElement?.closest(".z-pile, .rival"));) holders.push(up.id); });
  setMark("holds", holders);
  if (body.dataset.with !== marks.with) body.dataset.with = marks.with;
  setMark("changed", refsOf(marks.changed));
  all("#holding .fan").forEach((fan) => {
    const n = fan.children.length, middle = (n - 1) / 2;
    [...fan.children].forEach((el, i) => { el.style.setProperty("--n", n); el.style.setProperty("--t", middle ? ((i - middle) / Math.max(middle, 3)).toFixed(3) : 0); });
  });
  const veil = !!$("curtain");
  all("header, main, #rail").forEach((el) => { el.inert = veil; });
  if (veil) $("curtain").querySelector("button").focus();
  $("felt").toggleAttribute("data-board", !!$("board"));
  $("middle").toggleAttribute("data-empty", !$("middle").children.length);
}

// -- clicks and taps

document.addEventListener("click", (e) => {
  const at = (query) => e.target.closest?.(query), choice = at("[data-choose]"), early = pressed || (performance.now() < quietUntil && !at(".toolbar"));
  const again = choice?.matches(".place") && performance.now() < passedUntil; // a second press is never a second pass
  if (choice && !early && !again) { send("choose", { i: +choice.dataset.choose }); if (choice.matches(".place")) passedUntil = performance.now() + 400; sound("click"); } // first of all: the rest is done while the server works
  settle();
  clearTimeout(timer);
  if (!pressed && !at("#zoom")) hideZoom();
  all(".z-pile[data-open]").forEach((pile) => { if (!pile.contains(e.target)) pile.removeAttribute("data-open"); });
  all("details.menu[open], details.concede[open], details.all[open]").forEach((d) => { if (!d.contains(e.target)) d.open = false; });
  if (early) { pressed = false; return; }
  if (choice) return choice.closest("details")?.removeAttribute("open");
  const deed = at("[data-do]"), step = at("a[data-step]");
  if (deed) return deed.hasAttribute("aria-disabled") ? say(deed, deed.dataset.tip, "") : send(deed.dataset.do, { ...("yes" in deed.dataset && { yes: !!deed.dataset.yes }), ...(deed.dataset.key && { key: deed.dataset.key }) });
  if (step && mode() === "replay" && !e.ctrlKey && !e.metaKey) { e.preventDefault(); return goTo(+step.dataset.step); }
  if (at("[data-drawer-toggle]")) return body.toggleAttribute("data-drawer");
  if (at("a, input, select, summary, #rail, #zoom, .pop, #guide, [data-guide-open]")) { if (!at("#rail")) body.removeAttribute("data-drawer"); return; }
  const lit = at("[data-lit]:not(#marks)") || (e.detail ? document.elementsFromPoint(e.clientX, e.clientY).map((el) => el.closest("[data-lit]:not(#marks)")).find(Boolean) : null);
  hushed = at("[data-ref]")?.dataset.ref || "";
  if (lit) { sound("click"); clearTimeout(timer); return send("click", { ref: lit.id }); }
  const pile = at(".z-pile");
  if (pile && pile.querySelector(".item") && !at(".item")) return pile.toggleAttribute("data-open");
  const thing = at("[data-ref]");
  if (thing) { if (at(".item")) zoom(at(".item"), true); looked = thing.dataset.ref; send("why", { ref: looked }); }
});
document.addEventListener("submit", (e) => {
  if (!e.target.matches("[data-say]")) return;
  e.preventDefault();
  const field = $("say");
  if (field.value.trim()) send("say", { text: field.value });
  field.value = "";
});
document.addEventListener("input", (e) => { if (e.target.matches("[data-at]")) goTo(+e.target.value); });
function goTo(step) {
  const here = new URL(location);
  here.searchParams.set("step", step);
  history.replaceState(null, "", here);
  send("at", { step });
}
document.addEventListener("change", (e) => {
  const key = e.target.dataset.setting;
  if (key) saved(key, e.target.type === "checkbox" ? (e.target.checked ? "on" : "off") : e.target.value);
  if (key === "pace") send("pace", { ms: +e.target.value });
  if (key === "chat") $("chatbox").hidden = !e.target.checked;
});

// -- looking: zoom, tips, why not

let timer = 0, pressed = false, looked = "", hushed = ""; // hushed: was clicked just now, so no zoom until the pointer goes elsewhere
function beside(box, el, gap = 10) {
  const w = el.offsetWidth, h = el.offsetHeight, bar = $("asking").getBoundingClientRect(), fit = (v, most) => Math.max(6, Math.min(v, most - 6));
  const left = box.right + gap + w < innerWidth ? box.right + gap : box.left - gap - w > 0 ? box.left - gap - w : fit(box.left + box.width / 2 - w / 2, innerWidth - w);
  const inHand = box.top > bar.bottom - 4; // then the question stays in sight
  if (el.matches(".aside")) { el.style.left = left + "px"; el.style.top = innerHeight - h - 6 + "px"; return; }
  el.style.left = (inHand ? fit(box.left + box.width / 2 - 118, innerWidth - w) : left) + "px";
  el.style.top = inHand ? fit(bar.top - h - 4, innerHeight) + "px" : fit(box.top + box.height / 2 - h / 2, innerHeight - h) + "px";
}
function around(el) { // a thing on the board is shown beside the board, not over its neighbours
  const box = el.getBoundingClientRect(), frame = innerWidth > 760 && el.closest("#board")?.getBoundingClientRect();
  return frame ? new DOMRect(frame.left, box.top, frame.width, box.height) : box;
}
function zoom(el, pinned) {
  const card = el.querySelector?.(".card:not(.back)");
  if (!card) return hideZoom();
  const large = card.cloneNode(true);
  large.removeAttribute("aria-hidden");
  all(".kw", large).forEach((word) => {
    const link = Object.assign(document.createElement("a"), { className: "kw", textContent: word.textContent, href: `/rules/${body.dataset.game}#${word.dataset.clause}`, target: "rules" });
    link.dataset.clause = word.dataset.clause;
    word.replaceWith(link);
  });
  const frame = Object.assign(document.createElement("div"), { className: "large" }), notes = document.createElement("dl");
  frame.append(large);
  $("zoom").replaceChildren(frame, notes);
  const where = around(el);
  $("zoom").className = (pinned ? "on pinned" : "on") + (el.closest("#board") ? " aside" : "");
  beside(where, $("zoom"));
  for (const [clause, words] of new Map(all("a.kw", large).map((link) => [link.dataset.clause, link.textContent]))) clauseText(clause).then((text) => {
    if (text) notes.append(Object.assign(document.createElement("dt"), { textContent: words }), Object.assign(document.createElement("dd"), { textContent: text }));
    if ($("zoom").contains(notes)) beside(where, $("zoom"));
  });
}
function hideZoom() {
  $("zoom").className = $("tip").className = looked = "";
  $("looked")?.remove();
  for (const mark of ["data-pointed", "data-show"]) all(`[${mark}]`).forEach((el) => el.removeAttribute(mark));
}
function say(el, words, clause) {
  if (!el || !words) return;
  $("tip").textContent = words;
  if (clause) $("tip").append(Object.assign(document.createElement("b"), { textContent: clause }));
  $("tip").className = "on";
  const over = $("zoom").className && el.querySelector(".card") ? $("zoom").getBoundingClientRect() : el.getBoundingClientRect(), w = $("tip").offsetWidth, h = $("tip").offsetHeight;
  if ($("zoom").matches(".aside")) { $("tip").style.left = Math.min(over.left, innerWidth - w - 6) + "px"; $("tip").style.top = "50px"; return; }
  if ($("looked") && el.closest("#board")) { const frame = $("board").getBoundingClientRect(); $("tip").style.left = frame.left + 8 + "px"; $("tip").style.top = frame.top + 8 + "px"; return; } // beside the drawing, not over it
  $("tip").style.left = Math.max(6, Math.min(over.left + over.width / 2 - w / 2, innerWidth - w - 6)) + "px";
  $("tip").style.top = (over.top - h - 8 > 0 ? over.top - h - 8 : Math.min(over.bottom + 8, innerHeight - h - 6)) + "px";
}
let book = null;
async function clauseText(id) {
  book ||= fetch(`/rules/${body.dataset.game}`).then((r) => r.text()).then((text) => new DOMParser().parseFromString(text, "text/html"));
  return (await book).getElementById(id)?.querySelector(".says")?.textContent.trim() || "";
}
async function look(target, quick, pinned) {
  const clause = target.closest("[data-clause]"), tip = target.closest("[data-tip]"), line = target.closest("#log [data-refs], .choice[data-refs], .foreseen[data-refs]"), thing = target.closest("[data-ref]");
  if (line) refsOf(line.dataset.refs).forEach((ref) => $(ref)?.setAttribute("data-pointed", ""));
  if (clause && !target.closest(".item")) { const words = await clauseText(clause.dataset.clause); return say(clause, words, clause.dataset.clause); }
  if (tip) return say(tip, tip.dataset.tip, "");
  if (!thing) return;
  const item = target.closest(".item") || thing;
  zoom(item, pinned);
  all(`[data-over="${thing.dataset.ref}"]`).forEach((el) => el.setAttribute("data-show", ""));
  looked = item.dataset.ref;
  if (item.closest("#board") || ($("marks").dataset.key && !target.closest("[data-lit]:not(#marks)") && (quick || !item.matches(".panel")))) send("why", { ref: looked, yes: true });
}
document.addEventListener("pointerover", (e) => {
  if (e.pointerType === "touch" || e.target.closest("#zoom, #tip")) return;
  clearTimeout(timer);
  if (hushed && e.target.closest("[data-ref]")?.dataset.ref === hushed) return;
  hushed = "";
  if ($("zoom").classList.contains("pinned")) return;
  timer = setTimeout(() => { hideZoom(); if (e.target.closest("[data-ref], [data-clause], [data-tip], [data-refs]")) look(e.target, false); }, $("zoom").className ? 160 : 280);
});
document.addEventListener("focusin", (e) => { if (e.target.matches(":focus-visible") && !e.target.closest("#zoom, #asking input")) { hideZoom(); look(e.target, true); } });
document.addEventListener("pointerdown", (e) => { // a long press looks
  pressed = false;
  if (e.pointerType === "touch") timer = setTimeout(() => { pressed = true; hideZoom(); look(e.target, true, true); }, 420);
});
for (const end of ["pointerup", "pointercancel", "pointermove"]) document.addEventListener(end, (e) => {
  if (e.pointerType === "touch" && (end !== "pointermove" || Math.hypot(e.movementX, e.movementY) > 6)) clearTimeout(timer);
});
document.addEventListener("contextmenu", (e) => { if (pressed) e.preventDefault(); });

// -- keys

const aims = () => [...all("[data-lit]:not(#marks)").map(grip), ...all("#ask button, #ask summary, #ask a.choice")].filter((el) => el.getClientRects().length);
function step(dx, dy) {
  const from = document.activeElement, list = aims(), here = list.includes(from) ? from.getBoundingClientRect() : null;
  if (!here) return list[0]?.focus();
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2], [x, y] = middle(here);
  let best = null, least = Infinity; // the nearest in this direction, what lies askew counts as farther
  for (const el of list) {
    const [a, b] = middle(el.getBoundingClientRect()), along = (a - x) * dx + (b - y) * dy;
    const far = along + 2.2 * (Math.abs((a - x) * dy) + Math.abs((b - y) * dx));
    if (el !== from && along > 2 && far < least) [best, least] = [el, far];
  }
  best?.focus();
}
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
document.addEventListener("keydown", (e) => {
  if (e.target.matches("input:not([type=range]), select, textarea") || e.ctrlKey || e.metaKey || e.altKey) return;
  const hot = document.querySelector(`[data-hotkey="${CSS.escape(e.key)}"]`);
  if (hot) { e.preventDefault(); hot.click(); }
  else if (ARROWS[e.key] && mode() === "play") { e.preventDefault(); step(...ARROWS[e.key]); }
  else if (/^[1-9]$/.test(e.key)) (all("#all-choices[open] [data-choose]")[e.key - 1] || all(".choices > [data-choose]")[e.key - 1])?.click();
  else if (e.key === "Enter" && e.target.closest("[role=button]:not(button)")) e.target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  else if (e.key === "i" && $("zoom").className) $("zoom").querySelector("a")?.focus();
  else if (e.key === "Escape") { const open = document.querySelector("details.all[open], details.menu[open], details.concede[open]"), pile = document.querySelector(".z-pile[data-open]");
    hideZoom(); body.removeAttribute("data-drawer");
    if (open) open.open = false; else if (pile) pile.removeAttribute("data-open"); else if ($("marks").dataset.picked) send("cancel"); }
});

// -- clocks tick between messages

setInterval(() => all("[data-tick]").forEach((el) => {
  const now = Math.max(0, (+el.dataset.seconds || 0) + (el.dataset.tick === "down" ? -1 : 1));
  el.dataset.seconds = now;
  el.textContent = `${Math.floor(now / 60)}:${String(Math.floor(now % 60)).padStart(2, "0")}`;
}), 1000);
for (const el of all("[data-setting]")) {
  const value = saved(el.dataset.setting) ?? (el.dataset.setting === "pace" ? "700" : null);
  if (value !== null) el.type === "checkbox" ? (el.checked = value === "on") : (el.value = value);
}
if (saved("chat") === "off") $("chatbox").hidden = true;
showMarks();
$("log").scrollTop = 1e9;
if (body.dataset.ws) connect();
