import { mix } from "./color.ts";
import type { Composition } from "./composition.ts";
import { figure } from "./figures.ts";
import { darkOf } from "./palette.ts";
import { circle, polygon, rect, rects } from "./shapes.ts";

export const city: Composition = (sheet, palette, random) => (random.chance(0.35) ? canyon(sheet, palette, random) : skyline(sheet, palette, random));

/** Two house fronts with a strip of light between them. */
const canyon: Composition = ({ w, h, from, focus }, palette, random) => {
  const { background, accent, second } = palette;
  const dark = darkOf(palette);
  const unit = Math.min(w, h);
  const gap = unit * random.between(0.1, 0.16);
  const front = mix(second, dark, 0.45);
  const left = from > 0 ? from : 0;
  const [wide, slope] = [focus - gap - left, h * random.between(0.06, 0.2)];
  const right = polygon(
    [
      [focus + gap, slope * 1.4],
      [w, 0],
      [w, h],
      [focus + gap * 0.6, h],
    ],
    front,
  );
  const step = Math.min(wide, w - focus - gap) / 4;
  const lights = windowRows(focus, gap, step, h).filter(() => random.chance(0.4));
  const person = figure(focus, h * 0.93, h * random.between(0.16, 0.24), dark, random.oneOf(["hat", "dress", "coat"]));
  return {
    art:
      rect(0, 0, w, h, background === dark ? accent : background) +
      circle(focus, h * 0.3, gap * 0.72, background === dark ? background : accent) +
      polygon(
        [
          [left, 0],
          [focus - gap, slope],
          [focus - gap * 0.6, h],
          [left, h],
        ],
        dark,
      ) +
      rect(0, 0, left + 3, h, dark) +
      right +
      rects(lights, accent) +
      person +
      rect(0, h * 0.93, w, h, dark),
    topInk: null,
    bottomInk: dark,
  };
};

// Windows on both sides of the gap, row by row.
function windowRows(focus: number, gap: number, step: number, h: number): [number, number, number, number][] {
  const rows = Array.from({ length: 6 }, (_, i) => h * (0.2 + i * 0.12));
  return rows.flatMap((y) =>
    [0.6, 1.6, 2.6].flatMap((i): [number, number, number, number][] => [
      [focus - gap - step * (i + 0.5), y, step * 0.5, h * 0.055],
      [focus + gap + step * i, y, step * 0.5, h * 0.055],
    ]),
  );
}

const skyline: Composition = ({ w, h, from, focus }, palette, random) => {
  const { background, accent, second } = palette;
  const dark = darkOf(palette);
  const sky = background === dark ? mix(background, second, 0.35) : background;
  const unit = Math.min(w, h);
  const moon = circle(focus + unit * random.between(-0.3, 0.3), h * random.between(0.24, 0.36), unit * random.between(0.16, 0.26), accent);
  const block = unit / 5;
  const row = (low: number, high: number, step: number) => {
    const towers: [number, number, number, number][] = [];
    for (let x = -step * random.next(); x < w; x += step) {
      const share = x + step < from ? 0.55 : 1;
      const tall = h * random.between(low, high) * share;
      towers.push([x, h - tall, step + 1, tall]);
      if (random.chance(0.35)) towers.push([x + step * 0.25, h - tall - step * 0.3, step * 0.5, step * 0.3]);
      if (random.chance(0.2)) towers.push([x + step * 0.47, h - tall - step * 0.7, step * 0.06, step * 0.7]);
    }
    return towers;
  };
  const near = row(0.2, 0.5, block);
  const lights = near.filter(([x, , width]) => width > block * 0.9 && x > from - block).flatMap(([x, y]) => litWindows(x, y, block, h * 0.9, random.next));
  return {
    art:
      rect(0, 0, w, h, sky) +
      moon +
      rects(row(0.42, 0.74, block * 0.8), mix(second, dark, background === dark ? 0.1 : 0.15)) +
      rects(near, dark) +
      rects(lights.slice(0, 28), accent),
    topInk: sky,
    bottomInk: dark,
  };
};

function litWindows(x: number, y: number, width: number, foot: number, next: () => number): [number, number, number, number][] {
  const step = width / 4;
  const out: [number, number, number, number][] = [];
  for (let row = y + step; row < foot; row += step * 1.5)
    for (let i = 0; i < 3; i++) if (next() < 0.22) out.push([x + step * (0.75 + i), row, step * 0.5, step * 0.8]);
  return out;
}
