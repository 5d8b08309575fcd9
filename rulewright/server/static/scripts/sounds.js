"use strict";
// Thirteen soft sounds, made here; low, from the first click on, and easily turned off: [wave, from Hz, to Hz, seconds].
const SOUNDS = {
  click: ["sine", 520, 640, 0.06],
  play: ["triangle", 260, 390, 0.14],
  move: ["triangle", 300, 420, 0.1],
  hit: ["sawtooth", 180, 60, 0.16],
  block: ["square", 240, 200, 0.09],
  death: ["sawtooth", 140, 40, 0.34],
  heal: ["sine", 520, 780, 0.22],
  draw: ["triangle", 620, 520, 0.07],
  flip: ["triangle", 420, 720, 0.14],
  dice: ["square", 700, 240, 0.14],
  moment: ["triangle", 196, 294, 0.5],
  turn: ["sine", 523, 784, 0.25],
  win: ["triangle", 392, 784, 0.7],
  lose: ["triangle", 330, 165, 0.7],
};
const LOUD = 0.04;
let audio = null;
addEventListener("pointerdown", () => { audio ||= new AudioContext(); }, { once: true }); // browsers play nothing before

function sound(kind) {
  if (!audio || localStorage.getItem("sound") === "off" || !SOUNDS[kind]) return;
  const [type, from, to, long] = SOUNDS[kind], tone = audio.createOscillator(), gain = audio.createGain(), now = audio.currentTime;
  tone.type = type;
  tone.frequency.setValueAtTime(from, now);
  tone.frequency.exponentialRampToValueAtTime(to, now + long);
  gain.gain.setValueAtTime(LOUD, now);
  gain.gain.exponentialRampToValueAtTime(0.001, now + long);
  tone.connect(gain).connect(audio.destination);
  tone.start();
  tone.stop(now + long);
}
