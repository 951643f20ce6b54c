import { mix } from "./color.ts";
import type { Composition } from "./composition.ts";
import { figure } from "./figures.ts";
import { darkOf, lightOf, vividOf } from "./palette.ts";
import { circle, path, polygon, rect, rects, ring, round } from "./shapes.ts";

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
    ? path(
        `M0 0H${round(w)}V${round(h * 0.09)}${`a${round(pleat)} ${round(pleat * 0.8)} 0 0 1 ${round(-2 * pleat)} 0`.repeat(Math.ceil(w / pleat / 2) + 1)}z`,
        cloth,
      )
    : "";
  const opening = `M${round(focus - gap * 0.35)} 0H${round(focus + gap * 0.35)}Q${round(focus + gap * 0.4)} ${round(floor * 0.6)} ${round(focus + gap * 1.25)} ${round(floor)}H${round(focus - gap * 1.25)}Q${round(focus - gap * 0.4)} ${round(floor * 0.6)} ${round(focus - gap * 0.35)} 0z`;
  const star = random.oneOf(["coat", "hat", "dress"] as const);
  const pool = `<ellipse cx="${round(focus)}" cy="${round(floor + h * 0.03)}" rx="${round(gap * 1.5)}" ry="${round(h * 0.05)}" fill="${light}"/>`;
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
    topInk: null,
    bottomInk: dark,
  };
};

/** One or two cones of light with a figure. */
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
  const pool = (shift: number, fill: string) =>
    `<ellipse cx="${round(x + shift)}" cy="${round(floor)}" rx="${round(half)}" ry="${round(half * 0.2)}" fill="${fill}"/>`;
  const two = random.chance(0.5);
  const person = figure(x, floor + half * 0.06, h * random.between(0.28, 0.42), dark, random.oneOf(["coat", "hat", "dress"]));
  const one = random.chance(0.5) ? accent : light;
  const cross = two ? beam(focus - unit * 0.5, second, half * 0.5) + pool(half * 0.5, second) : "";
  return {
    art: rect(0, 0, w, h, dark) + cross + beam(focus + unit * random.between(two ? 0.3 : -0.4, 0.42), one, 0) + pool(0, one) + person,
    topInk: null,
    bottomInk: dark,
  };
};

/** A bowler hat and a bow tie. */
export const hat: Composition = ({ w, h, focus }, palette, random) => {
  const { background, ink, accent, second } = palette;
  const unit = Math.min(w, h * 1.05);
  const s = unit * random.between(0.27, 0.33);
  const y = h * random.between(0.42, 0.48);
  const tilt = random.whole(-14, 14);
  const crown = `M${round(-s * 0.72)} 0C${round(-s * 0.82)} ${round(-s * 1.25)} ${round(s * 0.82)} ${round(-s * 1.25)} ${round(s * 0.72)} 0z`;
  const brim = `M${round(-s * 1.2)} ${round(-s * 0.1)}Q0 ${round(s * 0.24)} ${round(s * 1.2)} ${round(-s * 0.1)}Q${round(s * 1.28)} ${round(s * 0.12)} ${round(s * 0.9)} ${round(s * 0.16)}Q0 ${round(s * 0.36)} ${round(-s * 0.9)} ${round(s * 0.16)}Q${round(-s * 1.28)} ${round(s * 0.12)} ${round(-s * 1.2)} ${round(-s * 0.1)}z`;
  const band = `M${round(-s * 0.74)} ${round(-s * 0.24)}H${round(s * 0.74)}V${round(s * 0.06)}Q0 ${round(s * 0.2)} ${round(-s * 0.74)} ${round(s * 0.06)}z`;
  const tie = `M0 ${round(s * 1.22)}L${round(s * 0.62)} ${round(s * 0.92)}V${round(s * 1.52)}zM0 ${round(s * 1.22)}L${round(-s * 0.62)} ${round(s * 0.92)}V${round(s * 1.52)}z`;
  const sun = random.chance(0.6)
    ? circle(focus, y + s * 0.2, s * 1.5, second)
    : rects(
        [0, 1, 2, 3].map((i) => [focus - unit * 0.44 + i * unit * 0.24, 0, unit * 0.12, h]),
        second,
      );
  const backs = mix(background, second, 0.55);
  return {
    art: `${rect(0, 0, w, h, background) + sun.replaceAll(second, backs)}<g transform="translate(${round(focus)} ${round(y)})">${path(tie, accent)}<g transform="rotate(${tilt})">${path(crown, ink)}${path(band, accent)}${path(brim, ink)}</g></g>`,
    topInk: null,
    bottomInk: background,
  };
};

/** A bouncing ball in three colors. */
export const bounce: Composition = ({ w, h, focus }, palette, random) => {
  const { background, ink, accent, second } = palette;
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
  return { art: rect(0, 0, w, h, background) + balls.join("") + person + rect(0, floor, w, h, ink), topInk: background, bottomInk: ink };
};

export const umbrella: Composition = ({ w, h, from, focus }, palette, random) => {
  const { background, ink, second } = palette;
  const accent = vividOf(palette);
  const unit = Math.min(w, h);
  const r = unit * random.between(0.28, 0.36);
  const y = h * 0.56;
  const lean = random.whole(-16, 16);
  const scallops = `q${round(-r / 4)} ${round(-r * 0.24)} ${round(-r / 2)} 0`.repeat(4);
  const canopy = `M${round(-r)} 0A${round(r)} ${round(r)} 0 0 1 ${round(r)} 0${scallops}z`;
  const panel = `M${round(-r * 0.5)} 0Q${round(-r * 0.42)} ${round(-r * 0.7)} 0 ${round(-r)}Q${round(r * 0.42)} ${round(-r * 0.7)} ${round(r * 0.5)} 0q${round(-r / 4)} ${round(-r * 0.24)} ${round(-r / 2)} 0t${round(-r / 2)} 0z`;
  let rain = "";
  for (let x = from - unit * 0.1; x < w + unit * 0.2; x += unit * 0.085)
    rain += `M${round(x)} ${round(h * random.between(-0.1, 0.35))}l${round(-h * 0.05)} ${round(h * random.between(0.14, 0.3))}M${round(x)} ${round(h * random.between(0.45, 0.75))}l${round(-h * 0.035)} ${round(h * 0.15)}`;
  const handle = `<path fill="none" stroke="${ink}" stroke-width="${round(r * 0.05)}" d="M0 ${round(-r * 1.08)}V${round(r * 0.72)}q0 ${round(r * 0.16)} ${round(-r * 0.15)} ${round(r * 0.16)}t${round(-r * 0.15)} ${round(-r * 0.16)}"/>`;
  return {
    art: `${rect(0, 0, w, h, background)}<path fill="none" stroke="${second}" stroke-width="${round(unit * 0.012)}" d="${rain}"/><g transform="translate(${round(focus)} ${round(y)})rotate(${lean})">${handle}${path(canopy, accent)}${path(panel, mix(accent, ink, 0.3))}</g>`,
    topInk: null,
    bottomInk: background,
  };
};

/** A film reel. */
export const reel: Composition = ({ w, h, focus }, palette, random) => {
  const { background, ink, accent, second } = palette;
  const r = Math.min(w, h) * random.between(0.36, 0.42);
  const y = h * 0.5;
  const holes = random.whole(5, 7);
  const turn = random.next();
  const hole = (i: number) => {
    const angle = ((i + turn) / holes) * Math.PI * 2;
    return circle(focus + Math.cos(angle) * r * 0.6, y + Math.sin(angle) * r * 0.6, r * (1.05 / holes + 0.02), i === 0 ? accent : background);
  };
  const tape = path(`M${round(focus)} ${round(y + r)}H${round(w)}v${round(-r * 0.16)}H${round(focus)}z`, second);
  return {
    art:
      rect(0, 0, w, h, background) +
      tape +
      circle(focus, y, r, ink) +
      Array.from({ length: holes }, (_, i) => hole(i)).join("") +
      circle(focus, y, r * 0.14, accent) +
      ring(focus, y, r * 0.93, 3, second),
    topInk: background,
    bottomInk: background,
  };
};
