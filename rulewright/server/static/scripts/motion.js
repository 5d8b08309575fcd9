"use strict";
// What moves: cards glide to their new place, damage floats, dice tumble, one thing after another. Loaded before client.js.
const $ = (id) => document.getElementById(id), all = (query, from = document) => [...from.querySelectorAll(query)];
const saved = (key, value) => value === undefined ? localStorage.getItem(key) : localStorage.setItem(key, value);
const beforePainting = (work) => document.hidden ? setTimeout(work) : requestAnimationFrame(work); // what measures waits until all is written: one layout
const calm = matchMedia("(prefers-reduced-motion: reduce)");

const where = (el, known = new Map()) => { // a thing that is not shown is where the nearest thing around it is
  if (known.has(el)) return known.get(el);
  const box = el.getBoundingClientRect(), found = box.width || !el.parentElement ? box : where(el.parentElement, known);
  known.set(el, found);
  return found;
};
const things = () => beat() ? all(".item[id], .piece[id]") : [];
function boxes() {
  const known = new Map(); // cards of a closed pile are all where the pile is
  return new Map(things().map((el) => [el.id, { el, box: where(el, known), parent: el.parentNode }]));
}
const beat = () => calm.matches ? 0 : Math.min(240, +(saved("pace") ?? 900) / 2);
let playing = 0;
const gliding = new Map(); // what is on its way: the animation, and what to do when it has arrived
function settle() {
  playing++;
  gliding.forEach((arrive, way) => { way.cancel(); arrive(); });
  gliding.clear();
  $("fx").replaceChildren();
  dying.clear();
}
function stand() { // all that moves is at its end: only the end of a game keeps its time
  for (const each of document.getAnimations()) if (!each.effect.target.closest("#over")) each.finish();
}
function sendOff(el, frames, timing, arrive = () => {}) {
  const way = el.animate(frames, timing);
  gliding.set(way, arrive);
  way.onfinish = () => { gliding.delete(way); arrive(); };
}

const SQUASHED = 1.8, tall = (box) => box.height / box.width; // a card that would lie so much flatter there is drawn as a line of a list: it does not fly so
const LARGEST = 2; // a small thing that comes out of a large card begins in its middle, no larger than this: it is drawn for its own size
function glide(before) {
  if (calm.matches) return;
  const known = new Map(), fresh = [], moved = [];
  for (const el of things()) { // all are measured before the first moves
    const old = before.get(el.id);
    if (!old) { fresh.push(el); continue; }
    if (el.matches(".piece")) continue;
    const box = where(el, known), dx = old.box.left - box.left, dy = old.box.top - box.top;
    if (Math.abs(dx) + Math.abs(dy) < 4 || tall(old.box) > SQUASHED * tall(box)) continue;
    const style = old.parent !== el.parentNode ? getComputedStyle(el) : null;
    moved.push({ el, box, old, dx, dy, look: style && ["--w", "--size"].map((name) => [name, style.getPropertyValue(name)]) });
  }
  for (const el of fresh) sendOff(el, el.matches(".piece") ? [{ opacity: 0 }, { opacity: 1 }] : [{ opacity: 0, scale: 0.8 }, { opacity: 1, scale: 1 }], { duration: 200 }); // a piece would grow from the board's corner
  for (const { el, box, old, dx, dy, look } of moved) {
    const k = Math.min(old.box.width / box.width, LARGEST), spare = (side) => k < LARGEST ? 0 : (old.box[side] - k * box[side]) / 2;
    const frames = [{ transform: `translate(${dx + spare("width")}px, ${dy + spare("height")}px) scale(${k})`, transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }];
    const timing = { duration: 250, easing: "cubic-bezier(.2,.7,.2,1)" };
    if (!look) { sendOff(el, frames, timing); continue; }
    const ghost = el.cloneNode(true);
    ghost.removeAttribute("id");
    Object.assign(ghost.style, { left: box.left + "px", top: box.top + "px", width: box.width + "px", rotate: "none", translate: "none" });
    look.forEach(([name, value]) => ghost.style.setProperty(name, value));
    $("fx").append(ghost);
    el.style.visibility = "hidden";
    sendOff(ghost, frames, timing, () => { ghost.remove(); el.style.visibility = ""; });
    sound("move");
  }
}

const PIPS = ["", "4", "26", "246", "0268", "02468", "023568"]; // which of nine places each face fills
const sum = (list) => list.reduce((all, n) => all + +n, 0);
function fall(el, f) { // dice lie near the thing for a while, faces in the order in which they fell, what was not taken beside them
  const tray = Object.assign(document.createElement("div"), { className: "roll" });
  const pips = (n) => [...PIPS[n]].map((at) => `<circle cx="${11 + 9 * (at % 3)}" cy="${11 + 9 * Math.floor(at / 3)}" r="3.4"/>`).join("");
  const die = (n) => n < 7 ? `<svg class="icon" viewBox="0 0 40 40"><rect x="2" y="2" width="36" height="36" rx="8"/>${pips(n)}</svg>` : `<span class="face">${+n}</span>`;
  all(".roll", $("fx")).forEach((old) => old.remove()); // the last is told by now
  tray.innerHTML = f.faces.map((n) => `<span>${die(+n)}</span>`).join("") + (f.dropped || []).map((n) => `<span class="dropped">${die(+n)}</span>`).join("") + `<b>${sum(f.faces)}</b>`;
  tray.dataset.sum = sum(f.faces);
  $("fx").append(tray);
  Object.assign(tray.style, freePlace(tray, el));
  if (beat() && !calm.matches) [...tray.children].forEach((one, i) => one.animate([{ rotate: `${-400 - 90 * i}deg`, translate: `${-40 - 14 * i}px -50px`, opacity: 0 }, { rotate: "0deg", translate: "0 0", opacity: 1 }], { duration: 320 + 70 * i, easing: "cubic-bezier(.2,.8,.3,1.1)" }));
  stays(tray);
}
function stays(tray) {
  clearTimeout(+tray.dataset.gone);
  tray.dataset.gone = setTimeout(() => tray.remove(), 2200);
}
function addTo(el, f) { // what the dice do not show: how much more or less, and from where
  const tray = all(".roll", $("fx")).at(-1);
  if (!tray) return;
  tray.dataset.sum = Math.max(0, +tray.dataset.sum + f.n);
  const part = Object.assign(document.createElement("span"), { className: "part", textContent: `${f.n < 0 ? "−" : "+"}${Math.abs(f.n)}` });
  part.append(Object.assign(document.createElement("small"), { textContent: f.words }));
  tray.lastChild.before(part);
  tray.lastChild.textContent = tray.dataset.sum;
  Object.assign(tray.style, freePlace(tray, el));
  stays(tray);
}
const SHARE = [0, 0.25, 0.5, 0.75, 1, 0.125, 0.375, 0.625, 0.875];
function freePlace(tray, near) { // where it covers nobody: of nine rows and columns of the board's region that nearest to what it is about
  const felt = $("felt").getBoundingClientRect(), about = where(near), [w, h] = [tray.offsetWidth, tray.offsetHeight], gap = 4;
  const found = (query) => all(query, $("felt")).map((el) => el.getBoundingClientRect()).filter((box) => box.width);
  const taken = [...found(".piece, .item, .fighter, .plaque > .grip"), ...[...dying.values()].map((ghost) => ghost.getBoundingClientRect())];
  const over = (boxes, x, y) => boxes.reduce((sum, box) => sum + Math.max(0, Math.min(x + w, box.right) - Math.max(x, box.left)) * Math.max(0, Math.min(y + h, box.bottom) - Math.max(y, box.top)), 0);
  const along = (from, room, share) => from + gap + Math.max(0, room - 2 * gap) * share;
  const places = SHARE.flatMap((row) => SHARE.map((column) => {
    const x = along(felt.left, felt.width - w, column), y = along(felt.top, felt.height - h, row);
    return { x, y, far: Math.hypot(x + w / 2 - about.left - about.width / 2, y + h / 2 - about.top - about.height / 2), covers: over(taken, x, y) };
  }));
  const best = places.reduce((a, b) => b.covers < a.covers || (b.covers === a.covers && b.far < a.far) ? b : a);
  return { left: `${best.x}px`, top: `${best.y}px` };
}

// What decides a game, or puts somebody out of it, is shown at any speed, and in its order where nothing moves.
const HUSH = 600, SLOW = 360;
function decisive(list, ends) {
  const told = list.findLastIndex((f) => (f.k === "moment" && !f.light) || (ends && (f.k === "death" || f.k === "hit")));
  const blow = list.findLastIndex((f, i) => i < told && i >= told - 4 && f.k === "blow");
  const shown = told < 0 ? [] : list.slice(blow < 0 ? Math.max(0, told - 1) : blow, told + 1);
  shown.forEach((f) => { f.slow = ends || !beat(); });
  if (ends && shown.length) shown[0].hush = true;
}
const rest = (ms) => new Promise((done) => setTimeout(done, ms));
const dying = new Map(); // what is about to be gone: its likeness stays where it was until its death has been told

function ghostOf(el) { // a likeness that lies over the table, where the thing is
  const box = where(el), ghost = el.cloneNode(true);
  ghost.removeAttribute("id");
  let shown = ghost;
  if (el.matches(".piece")) {
    const inner = el.getBBox();
    shown = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    ghost.removeAttribute("transform");
    shown.setAttribute("viewBox", `${inner.x} ${inner.y} ${inner.width} ${inner.height}`);
    shown.setAttribute("class", el.closest("svg").getAttribute("class"));
    shown.append(ghost);
  } else for (const name of ["--w", "--size", "--tall", "--name", "--text"]) ghost.style.setProperty(name, getComputedStyle(el).getPropertyValue(name));
  Object.assign(shown.style, { position: "fixed", inset: "auto", left: box.left + "px", top: box.top + "px", width: box.width + "px", height: box.height + "px", margin: 0, translate: "none", rotate: "none" });
  return shown;
}
function keepDying(list) {
  dying.clear();
  for (const f of list.filter((f) => f.k === "death" && (f.slow || beat()) && $(f.ref))) {
    const ghost = ghostOf($(f.ref));
    ghost.classList.add("dying");
    $("fx").append(ghost);
    dying.set(f.ref, ghost);
  }
}

async function play(list, before) {
  const mine = playing, thing = (ref) => dying.get(ref) || $(ref);
  const old = (ref) => { const was = before.get(ref), el = $(ref); return was?.el.matches(".piece") && !el?.matches(".piece") ? was.box : null; };
  const hurt = (f) => ["hit", "block", "death"].includes(f.k) && thing(f.ref)?.closest(".piece, .dying");
  const about = (f, el) => f.ref === "board" ? thing(list.slice(list.indexOf(f)).find(hurt)?.ref) || el : el; // dice lie near whom they hit
  for (const f of list) {
    if (f.hush) await rest(HUSH);
    if (mine !== playing) return;
    const wait = f.slow ? SLOW : beat(), el = thing(f.ref) || thing(f.to), strong = f.k !== "glow" && f.k !== "say";
    if (strong) sound(f.k);
    if (f.k === "moment") { await moment(f, el, wait); continue; }
    if (f.faces && el) { fall(about(f, el), f); await rest(3 * wait); continue; }
    if (f.k === "adds" && el) { addTo(about(f, el), f); await rest(3 * wait); continue; }
    if (!el || !wait) continue;
    const move = !calm.matches;
    if (f.k === "blow" && move && thing(f.to)) await lunge(el, thing(f.to));
    else if (f.k === "hit" || f.k === "heal" || f.k === "block") {
      if (move) el.animate([{ filter: "brightness(2.4)" }, { filter: "none" }], f.k === "hit" ? 160 : 320);
      if (f.k !== "block" ? f.n : true) float(old(f.ref) || where(el), f.k === "heal" ? `+${f.n}` : f.k === "hit" ? `−${f.n}` : `${f.n || 0}`, f.k);
      if (move && f.k === "hit" && f.n >= 5 && el.matches(".panel, .spot")) $("felt").animate([{ translate: "0 0" }, { translate: "5px -3px" }, { translate: "-4px 2px" }, { translate: "0 0" }], 260);
    }
    else if (f.k === "death") { const gone = dying.get(f.ref); if (gone) { dying.delete(f.ref); die(gone, move); await rest(wait); } }
    else if (f.k === "flip" && move) { turnUp(el); await rest(2 * wait); }
    else if (f.k === "dice" && move) el.animate([{ rotate: "0deg", scale: 1.5 }, { rotate: "540deg", scale: 1 }], { duration: 260, easing: "ease-out" });
    else if (strong && f.k !== "draw" && move) el.animate([{ filter: "brightness(1.5)" }, { filter: "none" }], 240); // what changed glows by its mark
    if (strong && f.k !== "draw") await rest(wait);
  }
  if (mine === playing) dying.forEach((ghost) => ghost.remove());
}
async function moment(f, el, wait) { // what changes the game is said over the board's upper edge, and where it happens
  const line = $("banner");
  Object.assign(line, { textContent: f.words, className: `moment ${f.seat === undefined ? "" : `seat${f.seat}`}`, hidden: false });
  clearTimeout(moment.end);
  moment.end = setTimeout(() => { if (line.textContent === f.words) line.hidden = true; }, 2600);
  if (!calm.matches && el) el.animate([{ filter: "brightness(2.6)" }, { filter: "none" }], 700);
  await rest(3 * wait);
}
function turnUp(el) { // in its place: a piece stands where it does by a transform of its own
  const own = getComputedStyle(el).transform, there = own === "none" ? "" : own;
  el.animate([{ transform: `${there} scaleX(0.02)` }, { transform: there || "none" }], 260);
}
async function lunge(el, to) { // half the way to its target and back
  const a = where(el), b = where(to), k = el.getScreenCTM?.()?.a || 1, share = 0.45 / k;
  const dx = (b.left + b.width / 2 - a.left - a.width / 2) * share, dy = (b.top + b.height / 2 - a.top - a.height / 2) * share;
  el.animate([{ translate: "0 0" }, { translate: `${dx}px ${dy}px`, offset: 0.45, easing: "ease-in" }, { translate: "0 0" }], { duration: 320 });
  await rest(150);
  to.animate([{ filter: "brightness(3)" }, { filter: "none" }], 120);
}
function die(ghost, move) {
  const frames = move ? [{ filter: "none", opacity: 1 }, { filter: "grayscale(1) brightness(.7)", opacity: 1, offset: 0.4 }, { filter: "grayscale(1) brightness(.5)", opacity: 0, translate: "0 26px", rotate: "9deg" }] : [{ opacity: 1 }, { opacity: 0 }];
  ghost.animate(frames, { duration: 420, easing: "ease-in", fill: "forwards" }).onfinish = () => ghost.remove();
}

const SHIELD = '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 2 4 5v6c0 5 3.3 9.2 8 11 4.7-1.800 8-6 8-11V5z"/></svg>'; // drawn: not every font has one
function float(box, words, kind) {
  const mark = Object.assign(document.createElement("span"), { textContent: words, className: `float ${kind}` });
  if (kind === "block") mark.insertAdjacentHTML("afterbegin", SHIELD);
  Object.assign(mark.style, { left: box.left + box.width / 2 - 18 + "px", top: Math.max(44, box.top + 6) + "px" });
  $("fx").append(mark);
  const up = (y) => calm.matches ? {} : { translate: `0 ${y}px` };
  mark.animate([{ opacity: 0, ...up(10) }, { opacity: 1, ...up(0), offset: 0.15 }, { opacity: 1, ...up(-14), offset: 0.65 }, { opacity: 0, ...up(-36) }], { duration: 950, easing: "ease-out" }).onfinish = () => mark.remove();
}
