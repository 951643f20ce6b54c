/** The film's music: a minute of stereo samples from sine and triangle waves. */
import { clamp, randomFrom, tau } from "./canvas.mjs";

export const sampleRate = 44_100;

const hertz = (midi) => 440 * 2 ** ((midi - 69) / 12);
const sine = (phase) => Math.sin(phase * tau);
const triangle = (phase) => 1 - 4 * Math.abs(Math.round(phase) - phase);

/** Adds one note. `attackS` is the time to full volume, `decayS` from there to a third of it. */
function play([left, right], { startS, lengthS, midi, gain, pan = 0, wave = sine, attackS = 0.01, decayS = 1e9 }) {
  const frequency = hertz(midi);
  const from = Math.floor(startS * sampleRate);
  const count = Math.min(Math.floor(lengthS * sampleRate), left.length - from);
  const releaseS = Math.min(lengthS / 2, Math.max(0.04, lengthS * 0.3));
  for (let i = 0; i < count; i++) {
    const t = i / sampleRate;
    const level = Math.min(1, t / attackS, (lengthS - t) / releaseS) * Math.exp(-t / decayS) * gain;
    const value = wave(frequency * t) * level;
    left[from + i] += value * (1 - pan);
    right[from + i] += value * (1 + pan);
  }
}

// Four seconds per chord, from second 8 on. MIDI note numbers, bass first.
const chords = [
  [38, 57, 62, 66, 69], // sunset: D
  [35, 57, 62, 66, 69], // B minor 7
  [43, 59, 62, 66, 71], // stripes: G major 7
  [45, 57, 61, 64, 71], // A with a ninth
  [42, 57, 61, 64, 69], // staircase: F sharp minor 7
  [35, 59, 62, 66, 69], // B minor 7
  [40, 55, 59, 62, 66], // stage: E minor 9
  [45, 57, 62, 64, 69], // A, suspended
  [38, 57, 61, 66, 69], // city: D major 7
  [43, 59, 62, 66, 69], // G major 9
  [40, 59, 62, 67, 71], // sea: E minor 7
  [45, 57, 61, 64, 67], // A 7
  [38, 57, 62, 66, 69], // card: home to D
];

function leader(mix) {
  for (let second = 0; second < 8; second++) {
    const last = second === 7;
    play(mix, { startS: second, lengthS: last ? 0.5 : 0.22, midi: last ? 81 : 69, gain: 0.1, attackS: 0.004, decayS: 0.08 });
    play(mix, { startS: second, lengthS: 0.1, midi: 40, gain: 0.16, attackS: 0.002, decayS: 0.03 });
  }
  play(mix, { startS: 4, lengthS: 4.6, midi: 57, gain: 0.045, wave: triangle, attackS: 3.4 });
  play(mix, { startS: 6, lengthS: 2.6, midi: 64, gain: 0.03, wave: triangle, attackS: 1.8 });
}

function pads(mix) {
  for (const [bar, [bass, ...notes]] of chords.entries()) {
    const startS = 8 + bar * 4;
    const lengthS = bar === chords.length - 1 ? 4 : 5.2;
    play(mix, { startS, lengthS, midi: bass, gain: 0.075, attackS: 0.25, decayS: 5 });
    play(mix, { startS, lengthS, midi: bass + 12, gain: 0.024, wave: triangle, attackS: 0.4 });
    for (const [i, midi] of notes.entries()) {
      // Two voices a few cents apart, one per side, widen the chord.
      for (const side of [-1, 1])
        play(mix, { startS, lengthS, midi: midi + side * 0.05, gain: 0.016, pan: side * (0.2 + i * 0.18), wave: triangle, attackS: 0.9 });
    }
  }
}

/** A music box: eighth notes up and down the chord, fewer in quiet scenes. */
function musicBox(mix) {
  const order = [1, 3, 2, 4, 3, 2, 4, 3];
  const random = randomFrom(77);
  for (const [bar, chord] of chords.entries()) {
    if (bar === 12) continue;
    const sparse = bar < 2 || bar === 6 || bar >= 10;
    for (let eighth = 0; eighth < 8; eighth++) {
      const rest = random() < 0.18 || (sparse && eighth % 2 === 1);
      if (!rest) bell(mix, 8 + bar * 4 + eighth * 0.5, chord[order[eighth]] + 12, sparse ? 0.075 : 0.09, Math.sin(eighth * 1.3) * 0.5);
    }
  }
  for (const [i, midi] of [74, 78, 81, 86, 90].entries()) bell(mix, 56.2 + i * 0.32, midi, 0.09, (i - 2) * 0.2, 1.2);
}

function bell(mix, startS, midi, gain, pan, decayS = 0.55) {
  play(mix, { startS, lengthS: decayS * 3.4, midi, gain, pan, attackS: 0.004, decayS });
  play(mix, { startS, lengthS: decayS * 1.2, midi: midi + 19.02, gain: gain * 0.22, pan, attackS: 0.002, decayS: decayS * 0.3 });
}

/** The ball on the staircase: one soft knock per step, down the scale and up again. */
function steps(mix) {
  const scale = [81, 78, 76, 74, 71, 69, 66, 64];
  for (let i = 0; i < 15; i++) {
    const note = scale[i < 8 ? i : 15 - i] ?? 69;
    play(mix, { startS: 24.5 + i * 0.5, lengthS: 0.5, midi: note - 12, gain: 0.13, pan: -0.15, wave: triangle, attackS: 0.003, decayS: 0.11 });
  }
}

/** The sea from second 46 on: noise through a slow filter. */
function surf([left, right]) {
  const random = randomFrom(9);
  let [low, lower] = [0, 0];
  for (let i = 46 * sampleRate; i < 57.5 * sampleRate; i++) {
    const t = i / sampleRate;
    const swell = (0.35 + 0.65 * Math.sin((t - 46) * 0.95) ** 2) * Math.min(1, (t - 46) / 2.5, (57.5 - t) / 3);
    low += (random() * 2 - 1 - low) * 0.09;
    lower += (low - lower) * 0.12;
    left[i] += lower * swell * 0.3;
    right[i] += low * swell * 0.07 + lower * swell * 0.22;
  }
}

/** A ping-pong echo between the two sides. */
function echo([left, right]) {
  const delay = Math.floor(0.375 * sampleRate);
  for (let i = delay; i < left.length; i++) {
    const [l, r] = [left[i - delay], right[i - delay]];
    left[i] += r * 0.26;
    right[i] += l * 0.26;
  }
}

/** @returns {Buffer} interleaved 16-bit stereo */
export function score(lengthS) {
  const mix = [new Float32Array(lengthS * sampleRate), new Float32Array(lengthS * sampleRate)];
  for (const part of [leader, pads, musicBox, steps, surf, echo]) part(mix);
  const peak = mix.reduce((most, side) => side.reduce((high, value) => Math.max(high, Math.abs(value)), most), 0);
  const samples = Buffer.alloc(lengthS * sampleRate * 4);
  for (let i = 0; i < lengthS * sampleRate; i++) {
    const fade = clamp((lengthS - i / sampleRate) / 2.2);
    for (const side of [0, 1]) samples.writeInt16LE(Math.round((mix[side][i] / peak) * 0.55 * fade * 32_767), i * 4 + side * 2);
  }
  return samples;
}
