import { mix } from "./color.ts";
import type { Composition } from "./composition.ts";
import { figure } from "./figures.ts";
import { darkOf, lightOf, vividOf } from "./palette.ts";
import { at, circle, path, polygon, rect, rects, ring } from "./shapes.ts";

export const curtain: Composition = ({ w, h, from, focus }, palette, random) => {
  const dark = darkOf(palette);
  const light = lightOf(palette);
  const cloth = vividOf(palette);
  const fold = mix(cloth, dark, 0.35);
  const unit = Math.min(w, h);
  const gap = unit * random.between(0.16, 0.3);
  const floor = h * 0.86;
  const pleat = unit / random.whole(11, 15);
  const folds: [number, number, number, number][] = [];
  for (let x = 0; x < w; x += pleat) folds.push([x, 0, pleat / 2, floor]);
  const valance = random.chance(0.5)
    ? path(`M0 0H${at(w)}V${at(h * 0.09)}${`a${at(pleat)} ${at(pleat * 0.8)} 0 0 1 ${at(-2 * pleat)} 0`.repeat(Math.ceil(w / pleat / 2) + 1)}z`, cloth)
    : "";
  const opening = `M${at(focus - gap * 0.35)} 0H${at(focus + gap * 0.35)}Q${at(focus + gap * 0.4)} ${at(floor * 0.6)} ${at(focus + gap * 1.25)} ${at(floor)}H${at(focus - gap * 1.25)}Q${at(focus - gap * 0.4)} ${at(floor * 0.6)} ${at(focus - gap * 0.35)} 0z`;
  const star = random.oneOf(["coat", "hat", "dress"] as const);
  const pool = `<ellipse cx="${at(focus)}" cy="${at(floor + h * 0.03)}" rx="${at(gap * 1.5)}" ry="${at(h * 0.05)}" fill="${light}"/>`;
  const left = from > 0 ? rect(0, 0, from * 0.9, floor, fold) : "";
  return {
    art:
      rect(0, 0, w, h, cloth) +
      rects(folds, fold) +
      left +
      path(opening, dark) +
      valance +
      circle(focus, floor - unit * 0.22, unit * 0.19, light) +
      rect(0, floor, w, h, dark) +
      pool +
      figure(focus, floor + h * 0.04, Math.min(h * 0.3, unit * 0.44), dark, star),
    top: null,
    foot: dark,
  };
};

/** One or two cones of light, and who stands in them. */
export const spotlight: Composition = ({ w, h, focus }, palette, random) => {
  const { accent, second } = palette;
  const dark = darkOf(palette);
  const light = lightOf(palette);
  const unit = Math.min(w, h);
  const floor = h * 0.84;
  const x = focus + unit * random.between(-0.12, 0.12);
  const half = unit * random.between(0.24, 0.34);
  const beam = (source: number, fill: string, shift: number) =>
    polygon(
      [
        [source - 8, 0],
        [source + 8, 0],
        [x + shift + half, floor],
        [x + shift - half, floor],
      ],
      fill,
    );
  const pool = (shift: number, fill: string) => `<ellipse cx="${at(x + shift)}" cy="${at(floor)}" rx="${at(half)}" ry="${at(half * 0.2)}" fill="${fill}"/>`;
  const two = random.chance(0.5);
  const person = figure(x, floor + half * 0.06, h * random.between(0.28, 0.42), dark, random.oneOf(["coat", "hat", "dress"]));
  const one = random.chance(0.5) ? accent : light;
  const cross = two ? beam(focus - unit * 0.5, second, half * 0.5) + pool(half * 0.5, second) : "";
  return {
    art: rect(0, 0, w, h, dark) + cross + beam(focus + unit * random.between(two ? 0.3 : -0.4, 0.42), one, 0) + pool(0, one) + person,
    top: null,
    foot: dark,
  };
};

/** A bowler, a moustache of a bow tie: silent comedy without a face. */
export const hat: Composition = ({ w, h, focus }, palette, random) => {
  const { ground, ink, accent, second } = palette;
  const unit = Math.min(w, h * 1.05);
  const s = unit * random.between(0.27, 0.33);
  const y = h * random.between(0.42, 0.48);
  const tilt = random.whole(-14, 14);
  const crown = `M${at(-s * 0.72)} 0C${at(-s * 0.82)} ${at(-s * 1.25)} ${at(s * 0.82)} ${at(-s * 1.25)} ${at(s * 0.72)} 0z`;
  const brim = `M${at(-s * 1.2)} ${at(-s * 0.1)}Q0 ${at(s * 0.24)} ${at(s * 1.2)} ${at(-s * 0.1)}Q${at(s * 1.28)} ${at(s * 0.12)} ${at(s * 0.9)} ${at(s * 0.16)}Q0 ${at(s * 0.36)} ${at(-s * 0.9)} ${at(s * 0.16)}Q${at(-s * 1.28)} ${at(s * 0.12)} ${at(-s * 1.2)} ${at(-s * 0.1)}z`;
  const band = `M${at(-s * 0.74)} ${at(-s * 0.24)}H${at(s * 0.74)}V${at(s * 0.06)}Q0 ${at(s * 0.2)} ${at(-s * 0.74)} ${at(s * 0.06)}z`;
  const tie = `M0 ${at(s * 1.22)}L${at(s * 0.62)} ${at(s * 0.92)}V${at(s * 1.52)}zM0 ${at(s * 1.22)}L${at(-s * 0.62)} ${at(s * 0.92)}V${at(s * 1.52)}z`;
  const sun = random.chance(0.6)
    ? circle(focus, y + s * 0.2, s * 1.5, second)
    : rects(
        [0, 1, 2, 3].map((i) => [focus - unit * 0.44 + i * unit * 0.24, 0, unit * 0.12, h]),
        second,
      );
  const backs = mix(ground, second, 0.55);
  return {
    art: `${rect(0, 0, w, h, ground) + sun.replaceAll(second, backs)}<g transform="translate(${at(focus)} ${at(y)})">${path(tie, accent)}<g transform="rotate(${tilt})">${path(crown, ink)}${path(band, accent)}${path(brim, ink)}</g></g>`,
    top: null,
    foot: ground,
  };
};

/** A ball that jumps through the picture; three colors juggled. */
export const bounce: Composition = ({ w, h, focus }, palette, random) => {
  const { ground, ink, accent, second } = palette;
  const unit = Math.min(w, h);
  const floor = h * 0.88;
  const count = random.whole(5, 7);
  const flip = random.chance(0.5) ? 1 : -1;
  const r = unit * random.between(0.065, 0.085);
  const balls = Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1);
    const x = focus + flip * unit * (t - 0.5) * 0.8;
    const y = floor - r * 1.4 - h * 0.62 * 4 * t * (1 - t);
    return circle(x, y, r * (i === Math.floor(count / 2) ? 1.9 : 1), [accent, second, ink][i % 3] ?? accent);
  });
  const person = figure(focus, floor + 2, h * random.between(0.34, 0.42), ink, random.oneOf(["hat", "running", "dress"]));
  return { art: rect(0, 0, w, h, ground) + balls.join("") + person + rect(0, floor, w, h, ink), top: ground, foot: ink };
};

export const umbrella: Composition = ({ w, h, from, focus }, palette, random) => {
  const { ground, ink, second } = palette;
  const accent = vividOf(palette);
  const unit = Math.min(w, h);
  const r = unit * random.between(0.28, 0.36);
  const y = h * 0.56;
  const lean = random.whole(-16, 16);
  const scallops = `q${at(-r / 4)} ${at(-r * 0.24)} ${at(-r / 2)} 0`.repeat(4);
  const canopy = `M${at(-r)} 0A${at(r)} ${at(r)} 0 0 1 ${at(r)} 0${scallops}z`;
  const panel = `M${at(-r * 0.5)} 0Q${at(-r * 0.42)} ${at(-r * 0.7)} 0 ${at(-r)}Q${at(r * 0.42)} ${at(-r * 0.7)} ${at(r * 0.5)} 0q${at(-r / 4)} ${at(-r * 0.24)} ${at(-r / 2)} 0t${at(-r / 2)} 0z`;
  let rain = "";
  for (let x = from - unit * 0.1; x < w + unit * 0.2; x += unit * 0.085)
    rain += `M${at(x)} ${at(h * random.between(-0.1, 0.35))}l${at(-h * 0.05)} ${at(h * random.between(0.14, 0.3))}M${at(x)} ${at(h * random.between(0.45, 0.75))}l${at(-h * 0.035)} ${at(h * 0.15)}`;
  const handle = `<path fill="none" stroke="${ink}" stroke-width="${at(r * 0.05)}" d="M0 ${at(-r * 1.08)}V${at(r * 0.72)}q0 ${at(r * 0.16)} ${at(-r * 0.15)} ${at(r * 0.16)}t${at(-r * 0.15)} ${at(-r * 0.16)}"/>`;
  return {
    art: `${rect(0, 0, w, h, ground)}<path fill="none" stroke="${second}" stroke-width="${at(unit * 0.012)}" d="${rain}"/><g transform="translate(${at(focus)} ${at(y)})rotate(${lean})">${handle}${path(canopy, accent)}${path(panel, mix(accent, ink, 0.3))}</g>`,
    top: null,
    foot: ground,
  };
};

/** A reel, or the iris of a lens. */
export const reel: Composition = ({ w, h, focus }, palette, random) => {
  const { ground, ink, accent, second } = palette;
  const r = Math.min(w, h) * random.between(0.36, 0.42);
  const y = h * 0.5;
  const holes = random.whole(5, 7);
  const turn = random.next();
  const hole = (i: number) => {
    const angle = ((i + turn) / holes) * Math.PI * 2;
    return circle(focus + Math.cos(angle) * r * 0.6, y + Math.sin(angle) * r * 0.6, r * (1.05 / holes + 0.02), i === 0 ? accent : ground);
  };
  const tape = path(`M${at(focus)} ${at(y + r)}H${at(w)}v${at(-r * 0.16)}H${at(focus)}z`, second);
  return {
    art:
      rect(0, 0, w, h, ground) +
      tape +
      circle(focus, y, r, ink) +
      Array.from({ length: holes }, (_, i) => hole(i)).join("") +
      circle(focus, y, r * 0.14, accent) +
      ring(focus, y, r * 0.93, 3, second),
    top: ground,
    foot: ground,
  };
};
