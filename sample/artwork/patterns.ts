import { mix } from "./color.ts";
import type { Composition } from "./composition.ts";
import { figure } from "./figures.ts";
import { darkOf, lightOf } from "./palette.ts";
import { circle, path, polygon, rect, round } from "./shapes.ts";

/** Slanted bars with a slit disc or a figure. */
export const stripes: Composition = ({ w, h, from, focus }, { background, ink, accent, second }, random) => {
  const unit = Math.min(w, h);
  const bar = unit / random.whole(6, 9);
  const lean = unit * random.between(0.25, 0.7) * (random.chance(0.5) ? 1 : -1);
  const inks = random.chance(0.5) ? [accent, second, accent, ink] : [second, accent, second, second];
  const bars: string[] = [];
  let i = random.whole(0, 3);
  for (let x = from > 0 ? from + Math.max(0, lean) : -Math.abs(lean); x < w + Math.abs(lean); x += bar * 2)
    bars.push(
      polygon(
        [
          [x, 0],
          [x + bar, 0],
          [x + bar - lean, h],
          [x - lean, h],
        ],
        inks[i++ % 4] ?? accent,
      ),
    );
  const r = unit * random.between(0.2, 0.3);
  const y = h * random.between(0.36, 0.6);
  const slit = bar * 0.5;
  const disc =
    circle(focus, y, r, ink) + path(`M${round(focus - r)} ${round(y + slit)}H${round(focus + r)}V${round(y + slit * 1.6)}H${round(focus - r)}z`, background);
  return {
    art:
      rect(0, 0, w, h, background) + bars.join("") + (random.chance(0.5) ? disc : figure(focus, h, h * 0.62, ink, random.oneOf(["hat", "dress", "running"]))),
    topInk: null,
    bottomInk: ink,
  };
};

/** Columns of different heights, like organ pipes. */
export const bars: Composition = ({ w, h, from, focus }, { background, ink, accent, second }, random) => {
  const unit = Math.min(w, h);
  const count = random.whole(7, 11);
  const width = (w - from) / count;
  const swing = random.between(0.6, 1.6);
  const phase = random.next() * 6;
  const heights = Array.from({ length: count }, (_, i) => h * (0.42 + 0.3 * Math.sin(phase + i * swing)));
  const columns = heights.map((tall, i) => rect(from + i * width + width * 0.08, h - tall, width * 0.84, tall, [second, accent, ink][i % 3] ?? ink));
  const caps = heights.map((tall, i) => circle(from + (i + 0.5) * width, h - tall, width * 0.42, [second, accent, ink][i % 3] ?? ink));
  const sun = random.chance(0.5) ? circle(focus, h * 0.24, unit * 0.13, accent) : "";
  return { art: rect(0, 0, w, h, background) + sun + columns.join("") + (random.chance(0.5) ? caps.join("") : ""), topInk: background, bottomInk: ink };
};

/** Quarter discs and squares on a grid. */
export const tiles: Composition = ({ w, h, from }, { background, ink, accent, second }, random) => {
  const columns = from > 0 ? 5 : random.whole(3, 4);
  const side = (w - from) / columns;
  const rows = Math.ceil(h / side);
  const inks = [accent, second, ink] as const;
  const paths = new Map<string, string>();
  const add = (fill: string, d: string) => paths.set(fill, (paths.get(fill) ?? "") + d);
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      const [x, y, s] = [Math.round(from + i * side), Math.round(j * side), Math.round(side)];
      const shape = random.whole(0, 6);
      const fill = random.oneOf(inks);
      if (shape > 4) add(fill, `M${x} ${y}h${s}A${s} ${s} 0 0 1 ${x} ${y + s}z`);
      else if (shape > 2) add(fill, `M${x + s} ${y + s}h${-s}A${s} ${s} 0 0 1 ${x + s} ${y}z`);
      else if (shape === 2) add(fill, `M${x} ${y + s}v${-s}A${s} ${s} 0 0 1 ${x + s} ${y + s}z`);
      else if (shape === 1) add(fill, `M${x} ${y + s / 2}a${s / 2} ${s / 2} 0 0 1 ${s} 0a${s / 2} ${s / 2} 0 0 1 ${-s} 0z`);
      else add(fill, `M${x} ${y}h${s}v${s}z`);
    }
  }
  return { art: rect(0, 0, w, h, background) + [...paths].map(([fill, d]) => path(d, fill)).join(""), topInk: null, bottomInk: ink };
};

/** Nested discs that shift to one side, sometimes with a falling figure. */
export const vortex: Composition = ({ w, h, focus }, palette, random) => {
  const { background, ink, accent, second } = palette;
  const unit = Math.min(w, h);
  const count = random.whole(7, 10);
  const outer = unit * 0.47;
  const [dx, dy] = [unit * random.between(-0.12, 0.12), unit * random.between(-0.1, 0.14)];
  const y = h * 0.5;
  const dark = mix(ink, second, 0.15);
  const rings = Array.from({ length: count }, (_, i) => {
    const share = i / count;
    return circle(focus + dx * share, y + dy * share, outer * (1 - share), i === count - 1 ? accent : i % 2 ? background : dark);
  });
  const faller = `<g transform="rotate(${random.whole(100, 250)} ${round(focus + dx * 0.4)} ${round(y - unit * 0.08)})">${figure(focus + dx * 0.4, y, unit * 0.24, accent, "running")}</g>`;
  return { art: rect(0, 0, w, h, background) + rings.join("") + (random.chance(0.45) ? faller : ""), topInk: background, bottomInk: background };
};

/** Two overlapping discs; the overlap has a third ink. */
export const meeting: Composition = ({ w, h, focus }, { background, ink, accent, second }, random) => {
  const unit = Math.min(w, h);
  const r = unit * random.between(0.29, 0.34);
  const angle = random.between(-0.9, 0.9);
  const apart = r * random.between(0.55, 0.72);
  const [dx, dy] = [Math.cos(angle) * apart, Math.sin(angle) * apart];
  const y = h * 0.5;
  const half = Math.sqrt(r * r - apart * apart);
  const [px, py] = [-Math.sin(angle) * half, Math.cos(angle) * half];
  const lens = `M${round(focus + px)} ${round(y + py)}A${round(r)} ${round(r)} 0 0 1 ${round(focus - px)} ${round(y - py)}A${round(r)} ${round(r)} 0 0 1 ${round(focus + px)} ${round(y + py)}z`;
  const couple = random.chance(0.5)
    ? figure(focus - r * 0.16, y + r * 0.35, r * 0.75, background, "coat") + figure(focus + r * 0.16, y + r * 0.35, r * 0.7, background, "dress")
    : "";
  return {
    art: rect(0, 0, w, h, background) + circle(focus - dx, y - dy, r, accent) + circle(focus + dx, y + dy, r, second) + path(lens, ink) + couple,
    topInk: background,
    bottomInk: background,
  };
};

export const sunburst: Composition = ({ w, h, focus }, palette, random) => {
  const { background, ink, accent, second } = palette;
  const unit = Math.min(w, h);
  const y = h * random.between(0.5, 0.62);
  const rays = random.oneOf([12, 16, 20] as const);
  const far = w + h;
  const wedge = (i: number) => {
    const [a, b] = [i, i + 0.5].map((step) => (step / rays) * Math.PI * 2 + 0.1) as [number, number];
    return `M${round(focus)} ${round(y)}L${round(focus + Math.cos(a) * far)} ${round(y + Math.sin(a) * far)} ${round(focus + Math.cos(b) * far)} ${round(y + Math.sin(b) * far)}z`;
  };
  // Red rays around a red disc on a pale background would be a flag: there the rays take the second ink.
  const fill = background === darkOf(palette) ? accent : mix(second, background, 0.25);
  const core = fill === accent ? lightOf(palette) : accent;
  const line = h * 0.84;
  const person = figure(focus, line + 2, h * random.between(0.3, 0.44), darkOf(palette), random.oneOf(["hat", "running", "coat"]));
  const heart = circle(focus, y, unit * random.between(0.21, 0.27), core);
  return {
    art: rect(0, 0, w, h, background) + path(Array.from({ length: rays }, (_, i) => wedge(i)).join(""), fill) + heart + person + rect(0, line, w, h, ink),
    topInk: null,
    bottomInk: ink,
  };
};

/** A checkered floor with a figure on it. */
export const floor: Composition = ({ w, h, focus }, palette, random) => {
  const { background, accent, second } = palette;
  const dark = darkOf(palette);
  const light = lightOf(palette);
  const line = h * 0.52;
  const unit = Math.min(w, h);
  const rows = 6;
  const boxes: string[] = [];
  for (let j = 0; j < rows; j++) {
    const [near, far] = [((j + 1) / rows) ** 1.8, (j / rows) ** 1.8];
    for (let i = -5; i < 5; i++) {
      if ((i + j) % 2 === 0) continue;
      const x = (k: number, depth: number) => focus + k * unit * (0.06 + 0.24 * depth);
      boxes.push(
        `M${round(x(i, far))} ${round(line + (h - line) * far)}H${round(x(i + 1, far))}L${round(x(i + 1, near))} ${round(line + (h - line) * near)}H${round(x(i, near))}z`,
      );
    }
  }
  const back = background === dark ? second : background;
  const moon = circle(focus + unit * random.between(-0.2, 0.2), line * 0.5, unit * random.between(0.14, 0.22), accent);
  return {
    art:
      rect(0, 0, w, h, back) +
      moon +
      rect(0, line, w, h, light) +
      path(boxes.join(""), dark) +
      figure(
        focus + unit * random.between(-0.15, 0.15),
        line + h * 0.16,
        h * 0.4,
        mix(dark, accent, random.chance(0.5) ? 0 : 0.1),
        random.oneOf(["coat", "hat", "dress"]),
      ),
    topInk: back,
    bottomInk: dark,
  };
};
