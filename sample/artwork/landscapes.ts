import { mix } from "./color.ts";
import type { Composition } from "./composition.ts";
import { figure } from "./figures.ts";
import { darkOf } from "./palette.ts";
import { circle, halfDisc, halftone, path, polygon, rect, rects, ring, round } from "./shapes.ts";

/** A sun (whole, halved, ringed or halftone) over a horizon. */
export const horizon: Composition = ({ w, h, focus }, { background, ink, accent, second }, random) => {
  const r = Math.min(w, h) * random.between(0.27, 0.36);
  const line = h * random.between(0.66, 0.76);
  const x = focus + r * random.between(-0.25, 0.25);
  const sun = [
    () => circle(x, line - r * 0.35, r, accent),
    () => halfDisc(x - r * 0.35, line - r * 0.75, r, 0, accent) + halfDisc(x + r * 0.35, line - r * 0.75, r, 2, second),
    () => ring(x, line - r * 0.5, r * 0.9, r * 0.2, accent) + circle(x, line - r * 0.5, r * 0.5, second),
    () =>
      circle(x, line - r * 0.4, r, accent) +
      halftone(`M${round(x)} ${round(line - r * 1.4)}a${round(r)} ${round(r)} 0 0 1 0 ${round(2 * r)}z`, background, 9, 2.6),
  ][random.whole(0, 3)];
  const person = random.chance(0.7) ? figure(x + r * random.between(-0.5, 0.5), line + 4, h * 0.13, ink, random.oneOf(["coat", "hat", "dress"])) : "";
  const water = random.chance(0.4)
    ? rects(
        [0.12, 0.3, 0.52, 0.78].map((share, i) => [x - r * (1.1 - i * 0.22), line + (h - line) * share, r * (2.2 - i * 0.44), 5 + i]),
        accent,
      )
    : "";
  return { art: rect(0, 0, w, h, background) + (sun?.() ?? "") + rect(0, line, w, h, ink) + water + person, topInk: background, bottomInk: ink };
};

export const mountains: Composition = ({ w, h, from, focus }, { background, ink, accent, second }, random) => {
  const r = h * random.between(0.11, 0.2);
  const sun = circle(focus + w * random.between(-0.2, 0.2), h * random.between(0.2, 0.32), r, accent);
  const wide = Math.min(w, h * 0.95);
  const far = peak(focus - wide * random.between(0.1, 0.3), h * 0.36, wide * 0.62, h);
  const near = peak(focus + wide * random.between(0.06, 0.3), h * random.between(0.22, 0.3), wide * 0.75, h);
  const snow = mix(background, "#ffffff", 0.55);
  const front = h * 0.8;
  const range = `M0 ${round(h)}V${round(front)}${Array.from({ length: 6 }, (_, i) => `L${round(((i + 1) * w) / 6)} ${round(front + (i % 2 ? 0.05 : -0.06) * h)}`).join("")}V${round(h)}z`;
  const climber = random.chance(0.5) && from === 0 ? figure(w * 0.17, front - h * 0.01, h * 0.085, ink, "coat") : "";
  return {
    art:
      rect(0, 0, w, h, background) + sun + far.body(second) + far.cap(snow) + near.body(mix(second, ink, 0.55)) + near.cap(snow) + climber + path(range, ink),
    topInk: background,
    bottomInk: ink,
  };
};

function peak(x: number, y: number, half: number, foot: number) {
  const slope = (foot - y) / half;
  const s = half * 0.26;
  const side = y + s * slope;
  return {
    body: (fill: string) =>
      polygon(
        [
          [x, y],
          [x + half, foot],
          [x - half, foot],
        ],
        fill,
      ),
    cap: (fill: string) =>
      polygon(
        [
          [x, y],
          [x + s, side],
          [x + s * 0.45, side - s * 0.35],
          [x + s * 0.1, side + s * 0.4],
          [x - s * 0.4, side - s * 0.3],
          [x - s, side],
        ],
        fill,
      ),
  };
}

/** Flat-topped rocks, a low sun and a cactus. */
export const mesa: Composition = ({ w, h, focus }, palette, random) => {
  const { background, ink, accent, second } = palette;
  const line = h * 0.72;
  const flip = random.chance(0.5) ? 1 : -1;
  const rock = (x: number, top: number, half: number, fill: string) =>
    polygon(
      [
        [x - half * 0.62, top],
        [x + half * 0.55, top],
        [x + half * 0.6, top + (line - top) * 0.35],
        [x + half, line + 2],
        [x - half * 1.1, line + 2],
        [x - half * 0.66, top + (line - top) * 0.42],
      ],
      fill,
    );
  const unit = Math.min(w, h);
  const cactus = (x: number, y: number, s: number) =>
    `<path fill="none" stroke="${ink}" stroke-width="${round(s * 0.2)}" stroke-linecap="round" stroke-linejoin="round" d="M${round(x)} ${round(y)}v${round(-s)}M${round(x)} ${round(y - s * 0.35)}h${round(s * 0.32)}v${round(-s * 0.3)}M${round(x)} ${round(y - s * 0.5)}h${round(-s * 0.32)}v${round(-s * 0.28)}"/>`;
  return {
    art:
      rect(0, 0, w, h, background) +
      circle(focus - flip * unit * 0.1, line - unit * 0.3, unit * random.between(0.2, 0.28), accent) +
      rock(focus - flip * unit * 0.42, line - h * 0.26, unit * 0.26, second) +
      rock(focus + flip * unit * 0.34, line - h * 0.4, unit * 0.22, mix(second, ink, 0.4)) +
      rect(0, line, w, h, mix(second, ink, 0.7)) +
      cactus(focus - flip * unit * 0.18, h * 0.93, unit * random.between(0.34, 0.46)) +
      rect(0, h * 0.92, w, h, ink),
    topInk: background,
    bottomInk: ink,
  };
};

/** Rows of waves, a boat and a moon. */
export const sea: Composition = ({ w, h, focus }, palette, random) => {
  const { background, ink, accent, second } = palette;
  const unit = Math.min(w, h);
  const deep = darkOf(palette);
  const inks = [second, mix(second, deep, 0.35), mix(second, deep, 0.7), deep];
  const start = h * random.between(0.5, 0.6);
  const wave = unit * random.oneOf([0.1, 0.125, 0.167]);
  const sharp = random.chance(0.5);
  const rows = inks.map((fill, i) => {
    const y = start + (i * (h - start)) / 4.2;
    const shift = (i % 2) * wave * 0.5;
    const crest = sharp
      ? `q${round(wave / 2)} ${round(wave * 0.5)} ${round(wave)} 0`
      : `q${round(wave / 4)} ${round(-wave * 0.4)} ${round(wave / 2)} 0t${round(wave / 2)} 0`;
    return path(`M${round(-wave - shift)} ${round(y)}${crest.repeat(Math.ceil(w / atLeast1(wave)) + 2)}V${round(h)}H0z`, fill);
  });
  const x = focus + unit * random.between(-0.15, 0.15);
  const s = unit * random.between(0.16, 0.24);
  const y = start + s * 0.3;
  const hull = `M${round(x - s)} ${round(y - s * 0.35)}H${round(x + s)}L${round(x + s * 0.7)} ${round(y + s * 0.2)}H${round(x - s * 0.75)}z`;
  const sails = `M${round(x - s * 0.05)} ${round(y - s * 0.45)}V${round(y - s * 2)}L${round(x - s * 0.85)} ${round(y - s * 0.45)}zM${round(x + s * 0.05)} ${round(y - s * 0.45)}V${round(y - s * 1.75)}L${round(x + s * 0.75)} ${round(y - s * 0.45)}z`;
  const steamer = `M${round(x - s * 0.5)} ${round(y - s * 0.35)}v${round(-s * 0.4)}h${round(s)}v${round(s * 0.4)}zM${round(x - s * 0.25)} ${round(y - s * 0.7)}v${round(-s * 0.7)}h${round(s * 0.22)}v${round(s * 0.7)}zM${round(x + s * 0.1)} ${round(y - s * 0.7)}v${round(-s * 0.7)}h${round(s * 0.22)}v${round(s * 0.7)}z`;
  const moon = circle(focus - unit * random.between(-0.18, 0.18), start * 0.45, unit * random.between(0.13, 0.24), accent);
  const boat = path(hull, ink) + path(random.chance(0.5) ? sails : steamer, ink);
  return { art: rect(0, 0, w, h, background) + moon + boat + rows.join(""), topInk: background, bottomInk: deep };
};

const atLeast1 = (value: number) => Math.max(1, Math.round(value));
