"use strict";
// A press answers the question that was seen when it was made, not the one that came under the finger meanwhile.
// Of keys see keys.js. The pointer may go elsewhere at once, and the same question again is answered as fast as one likes:
// what waits is a press at the very spot of the last one, when another kind of question has come to stand there.
const NEAR = 32; // pixels: the same spot for a finger
const PAUSE = 400; // so long nobody has read what has just come; who taps on meanwhile is not reading yet
const kindNow = () => { const { key, picked } = $("marks").dataset; return [key, `${key} ${picked}`]; };
let pressedAt = 0, spot = null, spotBefore = null, shownKind = kindNow(), kindFrom = 0, choiceFrom = 0;

document.addEventListener("pointerdown", (e) => { pressedAt = e.timeStamp; }, true);
document.addEventListener("click", (e) => { // whatever was pressed there: who skips the others' deeds may tap twice, too
  if (e.detail) [spotBefore, spot] = [spot, { x: e.clientX, y: e.clientY }];
}, true);
document.addEventListener("table", () => {
  const now = kindNow(), otherKind = now[0] !== shownKind[0], otherChoice = now[1] !== shownKind[1];
  if (!otherChoice) return; // the same may be put in again before it is painted
  shownKind = now;
  choiceFrom = Infinity;
  if (otherKind) kindFrom = Infinity;
  beforePainting(() => setTimeout(() => { if (shownKind === now) pause(kindFrom === Infinity); }));
});

function pause(otherKind) { // from now on, which is when it is seen
  choiceFrom = performance.now() + PAUSE;
  if (otherKind) kindFrom = choiceFrom;
}

function meantBefore(e, isButton) { // whether this press was meant for what stood here before; a thing may be clicked twice
  if (!e.detail) return false; // by a key
  const from = isButton ? choiceFrom : kindFrom;
  const there = spotBefore && Math.hypot(e.clientX - spotBefore.x, e.clientY - spotBefore.y) < NEAR;
  if (pressedAt >= from || !there) return false;
  pause(pressedAt < kindFrom); // who goes on tapping is not heard until there was time to read
  document.querySelector("#ask .words")?.animate([{ opacity: 0.2 }, { opacity: 1 }], PAUSE);
  return true;
}
