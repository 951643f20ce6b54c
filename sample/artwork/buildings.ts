import { mix } from "./color.ts";
import type { Composition } from "./composition.ts";
import { figure } from "./figures.ts";
import { darkOf, lightOf } from "./palette.ts";
import { circle, path, polygon, rect, rects, ring, round, taper } from "./shapes.ts";

/** Steps up to a figure before a door or a disc. */
export const stairs: Composition = ({ w, h, focus }, palette, random) => {
  const { background, ink, accent, second } = palette;
  const unit = Math.min(w, h * 0.95);
  const flip = random.chance(0.5) ? 1 : -1;
  const steps = random.whole(5, 8);
  const run = (unit * 0.62) / steps;
  const rise = (h * 0.42) / steps;
  const left = focus - flip * unit * 0.42;
  const foot = h * 0.94;
  const climb = `M${round(left)} ${round(foot)}${`v${round(-rise)}h${round(flip * run)}`.repeat(steps)}`;
  const top = foot - Math.round(rise) * steps;
  const landing = left + flip * Math.round(run) * (steps - 0.6);
  const side = flip > 0 ? w : 0;
  const door = random.chance(0.55)
    ? rect(landing - run * 1.1 + flip * run * 0.9, top - h * 0.3, unit * 0.26, h * 0.3, accent)
    : circle(landing, top - h * 0.14, unit * random.between(0.22, 0.3), accent);
  const wall = polygon(
    [
      [left, foot],
      [left + flip * unit * 0.9, foot - h * 0.62],
      [side, foot - h * 0.62],
      [side, foot],
    ],
    second,
  );
  const person = figure(landing + flip * run * 0.35, top + 2, h * random.between(0.16, 0.22), ink, random.oneOf(["coat", "hat", "dress"]));
  return {
    art:
      rect(0, 0, w, h, background) +
      (random.chance(0.5) ? wall : "") +
      door +
      path(`${climb}H${round(side)}V${round(foot)}z`, ink) +
      person +
      rect(0, foot - 1, w, h, ink),
    topInk: background,
    bottomInk: ink,
  };
};

/** A house front at night with one lit window. */
export const windows: Composition = ({ w, h, from, focus }, palette, random) => {
  const { background, accent, second } = palette;
  const dark = darkOf(palette);
  const light = lightOf(palette);
  const wall = background === dark ? dark : second;
  const columns = random.oneOf([3, 4, 5] as const);
  const rows = columns === 3 ? 3 : 4;
  const width = from > 0 ? Math.min(w, h * 0.95) : w;
  const left = focus - width / 2;
  const cell = width / (columns + 0.4);
  const tall = (h * 0.96) / rows;
  const chosen = [random.whole(from > 0 ? 1 : 0, columns - 1), random.whole(0, rows - 1)] as const;
  const cornerOf = (i: number, j: number) => [left + cell * (0.32 + i), h * 0.03 + tall * (0.14 + j)] as const;
  const [pw, ph] = [cell * 0.76, tall * 0.72];
  const shut: [number, number, number, number][] = [];
  for (let i = 0; i < columns; i++) for (let j = 0; j < rows; j++) if (i !== chosen[0] || j !== chosen[1]) shut.push([...cornerOf(i, j), pw, ph]);
  const [x, y] = cornerOf(...chosen);
  const bars = [
    ...Array.from({ length: columns }, (_, i): [number, number, number, number] => [cornerOf(i, 0)[0] + pw / 2 - 2, 0, 4, h]),
    ...Array.from({ length: rows }, (_, j): [number, number, number, number] => [left, cornerOf(0, j)[1] + ph * 0.4, width, 4]),
  ];
  const shade = mix(dark, background === dark ? second : wall, background === dark ? 0.4 : 0.25);
  return {
    art:
      rect(0, 0, w, h, wall) +
      rects(shut, shade) +
      rects(bars, wall) +
      rect(x, y, pw, ph, random.chance(0.6) ? accent : light) +
      figure(x + pw * 0.5, y + ph, ph * 0.86, dark, random.oneOf(["coat", "hat", "dress"])),
    topInk: wall,
    bottomInk: wall,
  };
};

/** An open door: a wedge of light on the floor and a figure's long shadow. */
export const doorway: Composition = ({ w, h, focus }, palette, random) => {
  const dark = darkOf(palette);
  const { background, accent, second } = palette;
  const wall = background === dark ? background : second;
  const floor = mix(wall, dark, background === dark ? 0 : 0.75);
  const deep = background === dark ? mix(dark, second, 0.35) : floor;
  const unit = Math.min(w, h);
  const line = h * 0.66;
  const half = unit * random.between(0.12, 0.17);
  const x = focus + unit * random.between(-0.14, 0.14);
  const top = h * random.between(0.14, 0.22);
  const lean = unit * random.between(-0.3, 0.3);
  const arch = random.chance(0.4) ? circle(x, top, half, accent) : "";
  const beam = taper([x, line, half], [x + lean, h, half * 2.3], accent);
  const tall = Math.min((line - top) * 0.72, half * 4.6);
  const shadow = taper([x, line, half * 0.32], [x + lean, h, half * 0.7], dark);
  return {
    art:
      rect(0, 0, w, h, wall) +
      rect(0, line, w, h, deep) +
      arch +
      rect(x - half, top, half * 2, line - top, accent) +
      beam +
      shadow +
      figure(x, line + 3, tall, dark, random.oneOf(["hat", "coat", "dress"])),
    topInk: wall,
    bottomInk: deep,
  };
};

/** A large keyhole with a figure or an eye in it. */
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
    : `<path fill="${light}" d="M${round(focus - r * 0.8)} ${round(y)}q${round(r * 0.8)} ${round(-r * 0.9)} ${round(r * 1.6)} 0q${round(-r * 0.8)} ${round(r * 0.9)} ${round(-r * 1.6)} 0z"/>${circle(focus, y, r * 0.36, wall === dark ? dark : accent)}`;
  return { art: rect(0, 0, w, h, wall) + ring(focus, y, r * 1.5, r * 0.1, wall === dark ? second : dark) + shape + inside, topInk: wall, bottomInk: wall };
};

/** Light through tilted slats, a figure before them. */
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
    (_, i) => `M${round(focus - width)} ${round((i - 1) * step)}h${round(width * 2)}v${round(step * 0.46)}h${round(-width * 2)}z`,
  ).join("");
  const person = figure(focus + unit * random.between(-0.1, 0.1), h * 1.02, h * random.between(0.82, 0.95), dark, random.oneOf(["hat", "coat", "dress"]));
  const left = from > 0 ? rect(0, 0, from, h, dark) : "";
  return {
    art: `${rect(0, 0, w, h, mix(second, dark, 0.35))}<g transform="rotate(${lean} ${round(focus)} ${round(h / 2)})">${path(bars, glow)}</g>${left}${person}`,
    topInk: null,
    bottomInk: dark,
  };
};
