"use strict";
// Six soft sounds, made here and off until asked for: [wave, from Hz, to Hz, seconds].
const SOUNDS = {
  click: ["sine", 520, 640, 0.06],
  move: ["triangle", 300, 420, 0.1],
  hit: ["sawtooth", 180, 60, 0.16],
  dice: ["square", 700, 240, 0.14],
  turn: ["sine", 523, 784, 0.25],
  end: ["triangle", 392, 784, 0.6],
};
let audio = null;

function sound(kind) {
  if (localStorage.getItem("sound") !== "on" || !SOUNDS[kind]) return;
  audio ||= new AudioContext();
  const [type, from, to, long] = SOUNDS[kind], tone = audio.createOscillator(), gain = audio.createGain(), now = audio.currentTime;
  tone.type = type;
  tone.frequency.setValueAtTime(from, now);
  tone.frequency.exponentialRampToValueAtTime(to, now + long);
  gain.gain.setValueAtTime(0.07, now);
  gain.gain.exponentialRampToValueAtTime(0.001, now + long);
  tone.connect(gain).connect(audio.destination);
  tone.start();
  tone.stop(now + long);
}
