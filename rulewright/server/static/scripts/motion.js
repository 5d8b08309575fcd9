"use strict";
// What moves: cards glide to their new place, damage floats, dice tumble, one thing after another. Loaded before client.js.
const $ = (id) => document.getElementById(id), all = (query, from = document) => [...from.querySelectorAll(query)];
const saved = (key, value) => value === undefined ? localStorage.getItem(key) : localStorage.setItem(key, value);
const calm = matchMedia("(prefers-reduced-motion: reduce)");

const where = (el) => { // a thing that is not shown is where the nearest thing around it is
  const box = el.getBoundingClientRect();
  return box.width || !el.parentElement ? box : where(el.parentElement);
};
const boxes = () => new Map(beat() ? all(".item[id], .piece[id]").map((el) => [el.id, { el, box: where(el), parent: el.parentNode }]) : []);
const beat = () => calm.matches ? 0 : Math.min(240, +(saved("pace") || 900) / 2);
let playing = 0;
const gliding = new Map(); // what is on its way: the animation, and what to do when it has arrived
function settle() {
  playing++;
  gliding.forEach((arrive, way) => { way.cancel(); arrive(); });
  gliding.clear();
  $("fx").replaceChildren();
}
function sendOff(el, frames, timing, arrive = () => {}) {
  const way = el.animate(frames, timing);
  gliding.set(way, arrive);
  way.onfinish = () => { gliding.delete(way); arrive(); };
}

function glide(before) {
  const after = [...boxes()].map(([id, { el, box }]) => { // all are measured before the first moves
    const old = before.get(id), style = old && old.parent !== el.parentNode ? getComputedStyle(el) : null;
    return { el, box, old, look: style && ["--w", "--size"].map((name) => [name, style.getPropertyValue(name)]) };
  });
  for (const { el, box, old, look } of after) {
    if (!old) { sendOff(el, [{ opacity: 0, scale: 0.8 }, { opacity: 1, scale: 1 }], { duration: 200 }); continue; }
    const dx = old.box.left - box.left, dy = old.box.top - box.top, far = Math.abs(dx) + Math.abs(dy);
    if (far < 4 || el.matches(".piece")) continue;
    const frames = [{ transform: `translate(${dx}px, ${dy}px) scale(${old.box.width / box.width})`, transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }];
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
function fall(el, f) { // dice lie over the thing for a while, faces in the order in which they fell, what was not taken beside them
  const tray = Object.assign(document.createElement("div"), { className: "roll" }), box = el.getBoundingClientRect();
  const pips = (n) => [...PIPS[n]].map((at) => `<circle cx="${11 + 9 * (at % 3)}" cy="${11 + 9 * Math.floor(at / 3)}" r="3.4"/>`).join("");
  const die = (n) => n < 7 ? `<svg class="icon" viewBox="0 0 40 40"><rect x="2" y="2" width="36" height="36" rx="8"/>${pips(n)}</svg>` : `<span class="face">${+n}</span>`;
  tray.innerHTML = f.faces.map((n) => `<span>${die(+n)}</span>`).join("") + (f.dropped || []).map((n) => `<span class="dropped">${die(+n)}</span>`).join("") + `<b>${f.faces.reduce((sum, n) => sum + +n, 0)}</b>`;
  $("fx").append(tray);
  Object.assign(tray.style, { left: Math.max(6, box.left + box.width / 2 - tray.offsetWidth / 2) + "px", top: box.top + Math.min(60, box.height / 5) + "px" });
  if (beat()) [...tray.children].forEach((one, i) => one.animate([{ rotate: `${-400 - 90 * i}deg`, translate: `${-40 - 14 * i}px -50px`, opacity: 0 }, { rotate: "0deg", translate: "0 0", opacity: 1 }], { duration: 320 + 70 * i, easing: "cubic-bezier(.2,.8,.3,1.1)" }));
  setTimeout(() => tray.remove(), 2200);
}

async function play(list) {
  const mine = playing;
  for (const f of list) {
    if (mine !== playing) return;
    const el = $(f.ref) || $(f.to);
    if (f.k !== "say") sound(f.k);
    if (f.faces && el) { fall(el, f); await new Promise((done) => setTimeout(done, beat() && 3 * beat())); continue; }
    if (!el || !beat()) continue;
    if (f.n && (f.k === "hit" || f.k === "heal")) float(el, f.k === "hit" ? `−${f.n}` : `+${f.n}`, f.k);
    else if (f.k === "flip") el.animate([{ transform: "rotateY(90deg)" }, { transform: "none" }], 220);
    else if (f.k === "dice") el.animate([{ rotate: "0deg", scale: 1.5 }, { rotate: "540deg", scale: 1 }], { duration: 260, easing: "ease-out" });
    else if (f.k !== "glow") el.animate([{ filter: "brightness(1.5)" }, { filter: "none" }], 240); // what changed glows by its mark
    if (f.k !== "glow" && f.k !== "say") await new Promise((done) => setTimeout(done, beat()));
  }
}

function float(el, words, kind) {
  const box = where(el), mark = Object.assign(document.createElement("span"), { textContent: words, className: kind === "heal" ? "float good" : "float" });
  Object.assign(mark.style, { left: box.left + box.width / 2 - 18 + "px", top: box.top + 6 + "px" });
  $("fx").append(mark);
  mark.animate([{ opacity: 0, translate: "0 10px" }, { opacity: 1, offset: 0.2 }, { opacity: 0, translate: "0 -38px" }], { duration: 900, easing: "ease-out" }).onfinish = () => mark.remove();
}
