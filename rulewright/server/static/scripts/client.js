"use strict";
// The table: takes changed elements from the socket and puts them in, sends back what is clicked.
// It knows elements, ids and marks; it knows no game.
// Beside it: morph.js (putting in), motion.js (what moves), look.js (reading), drag.js, keys.js, presses.js (which
// presses count), beats.js (the others' deeds), sounds.js, page.js (every page).
const body = document.body;
const mode = () => $("marks").dataset.mode;
let version = +body.dataset.n, socket = null, tries = 0, sent = 0, quietUntil = 0, passedUntil = 0, shownKey = "", unsent = "", mark = "", endedAt = 0;

// -- the socket

function connect() {
  const address = new URL(body.dataset.ws, location.origin.replace(/^http/, "ws"));
  if (mark && !$("marks").dataset.picked) address.searchParams.set("mark", mark); // what is shown: if it is so still, nobody hurries
  if (socket && mode() === "play") address.searchParams.set("front", $("marks").dataset.me); // who sits before this screen sits there still
  socket = new WebSocket(address);
  socket.onopen = () => {
    tries = 0;
    $("lost").hidden = true;
    if (unsent) socket.send(unsent); // if it came through, its version is past and nothing happens
    if (saved("pace")) send("pace", { ms: +saved("pace") });
  };
  socket.onmessage = (e) => hear(JSON.parse(forHand(e.data)));
  socket.onclose = () => {
    setTimeout(() => { $("lost").hidden = socket.readyState === 1; }, 1500);
    setTimeout(connect, Math.min(250 * 2 ** tries++, 8000) + 1000 * Math.random()); // not all at the same moment
  };
}

function send(deed, more = {}) {
  const message = JSON.stringify({ do: deed, n: version, ...more });
  if (deed === "choose") unsent = message;
  if (socket?.readyState !== 1) { // kept or told, not swallowed
    if (deed === "choose") say("Not connected just now: your move is kept, and sent as soon as the table is back.");
    else if (deed !== "why") say("Not connected just now: this was not done. Try again in a moment.");
    return;
  }
  if (deed !== "why") sent++;
  socket.send(message);
}

// What is told is told in order: while something is shown the next change waits, until a hand or a key hurries on.
const coming = [];
let showing = false, hurry = () => {};
async function next() {
  while (coming.length) {
    showing = true;
    await Promise.race([apply(coming.shift()), new Promise((done) => { hurry = done; })]);
  }
  showing = false;
}
function flush() {
  if (showing) {
    while (coming.length) apply(coming.shift());
    hurry();
  }
  body.removeAttribute("data-hush");
  settle();
  stand();
}
for (const event of ["pointerdown", "keydown"]) addEventListener(event, flush, true);

// What can be done while a button is held is done then, and not between click and answer: where all things lie is measured.
let atPress = null;
addEventListener("pointerdown", () => { atPress = { version, boxes: boxes() }; }, true);
for (const event of ["scroll", "resize"]) addEventListener(event, () => { atPress = null; }, { capture: true, passive: true });
function boxesBefore() {
  const known = sent && atPress?.version === version ? atPress.boxes : boxes();
  atPress = null;
  return known;
}
document.addEventListener("mousedown", (e) => { // an answer goes with its question: if it had the focus, the page would be laid out in the midst of writing
  if (e.button || !e.target.closest("#asking button")) return;
  e.preventDefault();
  $("asking").focus({ preventScroll: true });
});

// A page that stands still paints an answer at once; one that has just painted waits for its next frame. So what a choice
// leaves to be tidied up goes with its answer, or without it when that is long in coming.
const LONG = 60;
let untidy = null;
function tidyLater(work) {
  tidy();
  untidy = work;
  setTimeout(() => { if (untidy === work) tidy(); }, LONG);
}
function tidy() {
  const work = untidy;
  untidy = null;
  work?.();
}

function hear(m) {
  if (m.h) { coming.push(m); if (!showing) next(); return; }
  if (m.no) { say(m.no); nod(); }
  if (m.why) explain(m.why);
  if (m.go) m.now ? location.assign(m.go) : say("A rematch is set up: follow the button.");
}

function explain(why) {
  if (why.ref === looked) document.dispatchEvent(new CustomEvent("why", { detail: why }));
  const now = $(why.ref)?.closest("[data-lit], [data-picked]"); // it is possible: nothing to excuse
  if (why.would && $("ask").matches(".mine")) { $("then").textContent = why.would; delete $("then").dataset.no; fitBar(); }
  const words = [now || why.sum.startsWith(why.words) ? "" : why.words, why.sum].filter(Boolean).join("\n");
  if (!words) return;
  if ($("reader").dataset.ref === why.ref) addToPage(words, now ? "" : why.clause);
  else if (!narrow.matches) { show(plainPage(nameOf($(why.ref)), ""), why.ref, false); addToPage(words, now ? "" : why.clause); }
}
function nod() { // in a lesson, the one thing that is meant
  if ($("marks").dataset.lesson) all("[data-lit]:not(#marks), [data-primary]").forEach((el) => el.animate([{ scale: 1 }, { scale: 1.06 }, { scale: 1 }], { duration: 260, iterations: 2 }));
}

async function apply(m) {
  const ends = !m.all && !$("ending") && m.h.some(([id]) => id === "ending"), fx = m.fx || [];
  decisive(fx, ends);
  if (ends) body.dataset.hush = ""; // the last blow is seen before the screen that says it
  unsent = "";
  window.present?.();
  const before = boxesBefore();
  const focus = document.activeElement, focused = focus.id || focus.closest("[id]")?.id;
  settle();
  tidy();
  keepDying(fx);
  (m.gone || []).forEach((id) => $(id)?.remove());
  m.h.forEach(([id, parent, index, html]) => place(id, $(parent), index, html));
  if (m.all) sweep(new Set(m.h.map(([id]) => id)));
  version = m.n;
  mark = m.mark || "";
  showMarks();
  if (sent) all(".z-drawer[data-open]").forEach((el) => { if (!el.querySelector("[data-lit]")) el.removeAttribute("data-open"); }); // one has chosen there: the board again
  document.dispatchEvent(new Event("table")); // all is written before anything is measured: one layout
  document.dispatchEvent(new Event("written"));
  if (focus !== document.activeElement && focused) refocus($(focused));
  asked();
  glide(before);
  await play(fx, before);
  if (ends && body.hasAttribute("data-hush")) await rest(HUSH);
  if (ends) body.removeAttribute("data-hush");
}

function refocus(el) {
  const own = el?.matches("button, a, [tabindex], summary, input") ? el : el?.querySelector("button, summary, a");
  (own || $("asking")).focus({ preventScroll: true });
}

function asked() { // a question that nobody here caused: a click on its way was aimed at what is gone
  const mine = $("marks").dataset, now = mine.key && `${mine.key} ${mine.asked}`;
  if (sent === 0 && shownKey !== now) {
    quietUntil = performance.now() + 150;
    if (now && shownKey.split(" ")[0] !== mine.key) sound("turn");
  }
  sent = 0;
  shownKey = now;
  endedAt = mine.over ? endedAt || performance.now() : 0;
}

// -- possible, chosen, just changed

const marked = {}; // of each kind of mark: the elements that bear it, so that nobody has to look for them

function setMark(kind, refs) {
  const had = marked[kind] || new Set(), want = marked[kind] = new Set(refs.map($).filter(Boolean));
  had.forEach((el) => {
    if (want.has(el)) return;
    el.removeAttribute(`data-${kind}`);
    grip(el).removeAttribute("aria-description");
  });
  want.forEach((el) => put(el, `data-${kind}`, ""));
  return want;
}
const put = (el, name, value) => { if (el.getAttribute(name) !== value) el.setAttribute(name, value); }; // what is as it was is not styled anew
const refsOf = (text) => (text || "").split(" ").filter(Boolean);
const grip = (el) => el.matches("button, [role=button]") ? el : el.querySelector("button") || el;

// Of cards that are alike one is offered, and any of them may be clicked: `twins` says which is meant by which.
let twins = new Map(), standsFor = ["", ""];
const meant = (ref) => twins.get(ref) || (ref === standsFor[1] ? standsFor[0] : ref);
const shownAs = (ref) => ref === standsFor[0] ? standsFor[1] : ref;
function clicked(el, more) { // a lit thing was clicked, dragged or dropped upon
  standsFor = [meant(el.id), el.id];
  const { then, whole } = $("marks").dataset;
  if (refsOf(then).includes(el.id) && whole) return send("choose", { i: +whole, ref: el.id, touch: more.touch });
  send("click", { ref: meant(el.id), ...more });
}

function showMarks() {
  const marks = $("marks").dataset, holders = [], held = new Set(all(".piece[data-cell]").map((el) => el.dataset.cell));
  twins = new Map(refsOf(marks.twins).map((pair) => pair.split("=")));
  const within = (el) => { for (let up = el; (up = up.parentElement?.closest(".z-pile, .panel"));) holders.push(up.id); };
  setMark("picked", refsOf(marks.picked).map(shownAs)).forEach((el) => { put(grip(el), "aria-description", "chosen"); within(el); });
  setMark("dull", refsOf(marks.dull));
  setMark("lit", [...refsOf(marks.lit), ...twins.keys()]).forEach((el) => {
    put(grip(el), "aria-description", "possible now");
    el.toggleAttribute("data-held", el.matches(".hit") && held.has(el.id)); // somebody stands there
    within(el);
  });
  setMark("holds", holders);
  setMark("changed", refsOf(marks.changed));
  if (body.dataset.with !== marks.with) showFeatures(refsOf(body.dataset.with), refsOf(marks.with));
  for (const name of ["with", "ask", "me"]) if (body.dataset[name] !== marks[name]) body.dataset[name] = marks[name];
  all("#holding .fan").forEach(fanOut);
  const veil = !!$("curtain");
  all("body > header, main, #who, #rail, #asking, #near").forEach((el) => { el.inert = veil; });
  if (veil) $("curtain").querySelector("button").focus();
  $("felt").toggleAttribute("data-board", !!$("board"));
}

function showFeatures(had, has) { // an attribute for each: only what asks for one that came or went is styled anew
  had.filter((word) => !has.includes(word)).forEach((word) => body.removeAttribute(`data-with-${word}`));
  has.filter((word) => !had.includes(word)).forEach((word) => body.setAttribute(`data-with-${word}`, ""));
}

const fanned = new WeakMap(); // how each card of a hand was laid
function fanOut(fan) {
  const n = fan.children.length, middle = (n - 1) / 2;
  [...fan.children].forEach((el, i) => {
    const t = middle ? ((i - middle) / Math.max(middle, 3)).toFixed(3) : 0, style = `--n: ${n}; --t: ${t};`;
    if (fanned.get(el) === style) return;
    fanned.set(el, style);
    el.style.setProperty("--n", n);
    el.style.setProperty("--t", t);
  });
}

// -- clicks and taps

function shutOthers(target) { // what was opened elsewhere, and what a look has shown
  if (!pressed) hideLook();
  const shut = (query, close) => all(query).forEach((el) => { if (!el.contains(target)) close(el); });
  shut(".z-pile[data-open]", (pile) => pile.removeAttribute("data-open"));
  shut("details.menu[open], details.all[open]", (list) => { list.open = false; });
}

document.addEventListener("click", (e) => {
  const at = (query) => e.target.closest?.(query), now = performance.now(), choice = at("[data-choose]");
  const early = pressed || (now < quietUntil && !at(".toolbar"));
  clearTimeout(timer);
  if (choice && !early) {
    if (!meantBefore(e, true)) choose(choice, now);
    return tidyLater(() => { shutOthers(e.target); choice.closest("details")?.removeAttribute("open"); });
  }
  shutOthers(e.target);
  if (early) { pressed = false; return; }
  const aim = at("[data-aim]"); // by its words what lies out of sight: a card is read first
  if (aim && meantBefore(e, true)) return;
  if (aim) { sound("click"); return send("aim", { i: +aim.dataset.aim, yes: aimed(aim), touch: true }); }
  const deed = at("[data-do]"), step = at("a[data-step]");
  if (deed) return act(deed);
  if (step && mode() === "replay" && !e.ctrlKey && !e.metaKey) { e.preventDefault(); return goTo(+step.dataset.step); }
  if (at("[data-drawer-toggle]")) return openDrawer(at("[data-drawer-toggle]").dataset.drawerToggle);
  const tab = at("[data-tab]"), end = at("[data-ending]");
  if (end) return body.toggleAttribute("data-put-away", end.dataset.ending === "close");
  if (tab) return openTab(tab.dataset.tab);
  if (narrow.matches && at(".says")) return tellMore();
  if (at(".by-name [data-sign]")) return readSign(at("[data-sign]"), true);
  if (at("a, input, select, summary, #rail, #reader, .pop, #ending")) {
    const item = at("#rail .item");
    const lit = item?.closest("[data-lit]");
    if (lit) touch(e, at);
    else if (item) read(item, true);
    if (lit || !at("#rail, #reader")) body.removeAttribute("data-drawer");
    return;
  }
  touch(e, at);
});

function openDrawer(what) { // a sheet on a narrow screen: what waits, or what was told; the same again closes it
  if (!what || body.dataset.drawer === what) body.removeAttribute("data-drawer");
  else body.dataset.drawer = what;
}

function openTab(name) {
  for (const tab of all("[data-tab]")) {
    tab.setAttribute("aria-pressed", tab.dataset.tab === name);
    $(tab.dataset.tab).hidden = tab.dataset.tab !== name;
  }
  const list = $("moves");
  if (list) list.scrollTop = list.scrollHeight;
}

function sure(el, touched) { // whether this click answers, or only chooses: nothing is spent by one click that can't be taken back
  const wish = saved("confirm") || "matters", picked = refsOf($("marks").dataset.picked);
  if (wish !== "matters") return wish === "never";
  if (/spread|choosing/.test(body.dataset.with)) return false; // one looks at all of them first
  if (el.closest("#holding") && (touched || !picked.length)) return false;
  if (touched && picked.some((ref) => $(ref)?.closest("#holding"))) return false;
  return picked.length || el.matches(".hit, .spot") || body.dataset.ask === "must" ? undefined : false; // undefined: if it can be taken back
}

function aimed(button) {
  const wish = saved("confirm") || "matters", read = refsOf(button.dataset.refs).some((ref) => $(ref)?.matches(".item:has(.card:not(.back))"));
  return wish === "never" ? true : wish === "always" || read ? false : undefined;
}

function choose(choice, now) {
  const passes = choice.matches(".place");
  if (passes && now < passedUntil) return; // a second press is never a second pass
  if (leftUndone(choice)) return;
  if (choice.hasAttribute("data-weigh") && !$("marks").dataset.lesson) return send("aim", { i: +choice.dataset.choose, yes: false }); // first it says what it comes to
  send("choose", { i: +choice.dataset.choose });
  if (passes) passedUntil = now + 400;
  sound("click");
}

function act(deed) {
  const { yes, key } = deed.dataset;
  if (deed.hasAttribute("aria-disabled")) return say(deed.dataset.tip);
  send(deed.dataset.do, { ...(yes !== undefined && { yes: !!yes }), ...(key && { key }) });
}

function touch(e, at) { // a thing on the table: lit things answer, piles open, the rest says what it is
  const region = at("#felt, #piles, #near, #who, #rail"); // what lies below a sheet is not meant
  const under = e.detail ? document.elementsFromPoint(e.clientX, e.clientY).filter((el) => !region || region.contains(el)) : [];
  const lit = [e.target, ...under].map((el) => el.closest?.("[data-lit]:not(#marks)")).find(Boolean);
  const thing = at("[data-ref]"), pile = at(".z-pile");
  hushed = thing?.dataset.ref || "";
  shutReader();
  const touched = e.pointerType === "touch" || narrow.matches;
  if (lit) {
    if (meantBefore(e, false)) return;
    sound("click");
    clicked(lit, { yes: sure(lit, touched), touch: touched });
    if (!narrow.matches) read(lit, false); // what is chosen is read
    return;
  }
  if (pile && pile.querySelector(".item") && !at(".item")) return pile.toggleAttribute("data-open");
  if (!thing) return $("marks").dataset.picked && at("#felt, #near") ? send("cancel") : undefined; // the felt steps back
  const on = standing(thing);
  if (at(".item, .piece") || on) read(at(".item, .piece") || on, true);
  looked = thing.dataset.ref;
  if (!at(".item, .piece, .hit, .spot, .grip")) return;
  if (!$("marks").dataset.key || mode() !== "play") send("why", { ref: looked });
  else send("click", { ref: on ? on.id : looked, yes: sure(on || thing, touched), touch: touched }); // begins anew, or says why not
}

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

// -- settings, and clocks that tick between messages

document.addEventListener("change", (e) => {
  const key = e.target.dataset.setting;
  if (key) saved(key, e.target.type === "checkbox" ? (e.target.checked ? "on" : "off") : e.target.value);
  if (key === "pace") send("pace", { ms: +e.target.value });
  if (key === "chat") document.querySelector("[data-tab=chatbox]").hidden = !e.target.checked;
});
for (const el of all("[data-setting]")) {
  const value = saved(el.dataset.setting) ?? { pace: "900", confirm: "matters" }[el.dataset.setting] ?? null;
  if (value !== null) el.type === "checkbox" ? (el.checked = value === "on") : (el.value = value);
}
if (saved("chat") === "off") document.querySelector("[data-tab=chatbox]").hidden = true;

setInterval(() => all("[data-tick]").forEach((el) => {
  const now = Math.max(0, (+el.dataset.seconds || 0) + (el.dataset.tick === "down" ? -1 : 1));
  el.dataset.seconds = now;
  el.textContent = `${Math.floor(now / 60)}:${String(Math.floor(now % 60)).padStart(2, "0")}`;
}), 1000);

showMarks();
if (body.dataset.ws) connect();
