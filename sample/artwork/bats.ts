import { mix } from "./color.ts";
import type { Composition } from "./composition.ts";
import { figure } from "./figures.ts";
import { darkOf, lightOf } from "./palette.ts";
import { at, circle, path, polygon, rect, ring } from "./shapes.ts";

export const eye: Composition = ({ w, h, focus }, palette, random) => {
  const { ground, ink, accent, second } = palette;
  const light = lightOf(palette);
  const dark = darkOf(palette);
  const unit = Math.min(w, h);
  const half = unit * random.between(0.38, 0.44);
  const lid = half * random.between(0.75, 1.05);
  const count = random.oneOf([1, 1, 3] as const);
  const lashes = random.chance(0.6);
  const stare = random.between(-0.16, 0.16);
  const one = (y: number, scale: number, gaze: number) => {
    const [a, b] = [half * scale, lid * scale];
    const r = b * 0.5;
    const x = focus + a * gaze;
    const almond = `M${at(focus - a)} ${at(y)}Q${at(focus)} ${at(y - b * 1.5)} ${at(focus + a)} ${at(y)}Q${at(focus)} ${at(y + b * 1.5)} ${at(focus - a)} ${at(y)}z`;
    const rays = Array.from({ length: 9 }, (_, i) => {
      const t = -Math.PI / 2 + (i - 4) * 0.27;
      return `M${at(focus + Math.cos(t) * a * 0.98)} ${at(y + Math.sin(t) * b * 0.95)}L${at(focus + Math.cos(t) * a * 1.22)} ${at(y + Math.sin(t) * b * 1.3)}`;
    }).join("");
    const lines = lashes ? `<path fill="none" stroke="${ink}" stroke-width="${at(a * 0.05)}" d="${rays}"/>` : "";
    return (
      lines +
      path(almond, ground === light ? mix(light, "#ffffff", 0.6) : light) +
      circle(x, y, r, accent) +
      circle(x, y, r * 0.52, dark) +
      circle(x + r * 0.25, y - r * 0.28, r * 0.14, light)
    );
  };
  const eyes = count === 1 ? one(h * 0.54, 1, stare) : [0.22, 0.5, 0.78].map((share, i) => one(h * share, 0.52, stare * (i - 1) * 1.6)).join("");
  const backdrop = count === 1 && random.chance(0.5) ? circle(focus, h * 0.54, half * 1.04, second) : "";
  return { art: rect(0, 0, w, h, ground) + backdrop + eyes, top: ground, foot: ground };
};

/** Bare trunks before a moon. */
export const forest: Composition = ({ w, h, from, focus }, palette, random) => {
  const { ground, accent, second } = palette;
  const dark = darkOf(palette);
  const sky = ground === dark ? second : ground;
  const unit = Math.min(w, h);
  const r = unit * random.between(0.24, 0.34);
  const line = h * 0.86;
  const moonX = focus + unit * random.between(-0.1, 0.1);
  let trunks = "";
  for (let x = from > 0 ? from : 0; x < w; x += unit * random.between(0.1, 0.2)) {
    const thick = unit * random.between(0.016, 0.05);
    const reach = unit * random.between(0.06, 0.14) * (random.chance(0.5) ? 1 : -1);
    const y = h * random.between(0.2, 0.5);
    trunks += `M${at(x)} 0h${at(thick)}l${at(thick * 0.5)} ${at(line)}h${at(-thick * 2)}zM${at(x + thick / 2)} ${at(y + unit * 0.1)}l${at(reach)} ${at(-unit * 0.13)}l${at(thick * 0.3)} 0l${at(-reach)} ${at(unit * 0.17)}z`;
  }
  const visitor = random.chance(0.65)
    ? figure(moonX, line + 2, h * random.between(0.22, 0.32), dark, random.oneOf(["coat", "hat", "dress"]))
    : bat(moonX, h * 0.36, r * 0.8, dark);
  return { art: rect(0, 0, w, h, sky) + circle(moonX, h * 0.42, r, accent) + path(trunks, dark) + visitor + rect(0, line, w, h, dark), top: null, foot: dark };
};

const bat = (x: number, y: number, s: number, fill: string) =>
  path(
    `M${at(x)} ${at(y - s * 0.1)}l${at(s * 0.08)} ${at(-s * 0.14)}v${at(s * 0.16)}q${at(s * 0.4)} ${at(-s * 0.42)} ${at(s * 0.92)} ${at(-s * 0.1)}q${at(-s * 0.22)} ${at(-s * 0.02)} ${at(-s * 0.3)} ${at(s * 0.26)}q${at(-s * 0.22)} ${at(-s * 0.12)} ${at(-s * 0.34)} ${at(s * 0.12)}q${at(-s * 0.2)} ${at(-s * 0.06)} ${at(-s * 0.36)} ${at(s * 0.26)}q${at(-s * 0.16)} ${at(-s * 0.32)} ${at(-s * 0.36)} ${at(-s * 0.26)}q${at(-s * 0.12)} ${at(-s * 0.24)} ${at(-s * 0.34)} ${at(-s * 0.12)}q${at(-s * 0.08)} ${at(-s * 0.28)} ${at(-s * 0.3)} ${at(-s * 0.26)}q${at(s * 0.52)} ${at(-s * 0.32)} ${at(s * 0.92)} ${at(s * 0.1)}v${at(-s * 0.16)}z`,
    fill,
  );

export const keyhole: Composition = ({ w, h, focus }, palette, random) => {
  const { accent, second } = palette;
  const dark = darkOf(palette);
  const light = lightOf(palette);
  const wall = random.chance(0.5) ? dark : second;
  const hole = wall === dark ? accent : dark;
  const unit = Math.min(w, h);
  const r = unit * random.between(0.2, 0.25);
  const y = h * 0.36;
  const foot = h * 0.9;
  const shape =
    circle(focus, y, r, hole) +
    polygon(
      [
        [focus - r * 0.5, y],
        [focus + r * 0.5, y],
        [focus + r * 0.95, foot],
        [focus - r * 0.95, foot],
      ],
      hole,
    );
  const inside = random.chance(0.6)
    ? figure(focus, foot, (foot - y) * 0.92, wall === dark ? dark : accent, random.oneOf(["hat", "dress", "coat"]))
    : `<path fill="${light}" d="M${at(focus - r * 0.8)} ${at(y)}q${at(r * 0.8)} ${at(-r * 0.9)} ${at(r * 1.6)} 0q${at(-r * 0.8)} ${at(r * 0.9)} ${at(-r * 1.6)} 0z"/>${circle(focus, y, r * 0.36, wall === dark ? dark : accent)}`;
  return { art: rect(0, 0, w, h, wall) + ring(focus, y, r * 1.5, r * 0.1, wall === dark ? second : dark) + shape + inside, top: wall, foot: wall };
};

/** A hand's width of light between two shutters. */
export const shutters: Composition = ({ w, h, from, focus }, palette, random) => {
  const dark = darkOf(palette);
  const { accent, second } = palette;
  const slats = random.whole(8, 12);
  const step = h / slats;
  const lean = random.whole(-9, 9);
  const unit = Math.min(w, h);
  const glow = random.chance(0.6) ? accent : lightOf(palette);
  const width = Math.min(w - from, unit) * 1.5;
  const bars = Array.from(
    { length: slats + 3 },
    (_, i) => `M${at(focus - width)} ${at((i - 1) * step)}h${at(width * 2)}v${at(step * 0.46)}h${at(-width * 2)}z`,
  ).join("");
  const person = figure(focus + unit * random.between(-0.1, 0.1), h * 1.02, h * random.between(0.82, 0.95), dark, random.oneOf(["hat", "coat", "dress"]));
  const left = from > 0 ? rect(0, 0, from, h, dark) : "";
  return {
    art: `${rect(0, 0, w, h, mix(second, dark, 0.35))}<g transform="rotate(${lean} ${at(focus)} ${at(h / 2)})">${path(bars, glow)}</g>${left}${person}`,
    top: null,
    foot: dark,
  };
};
