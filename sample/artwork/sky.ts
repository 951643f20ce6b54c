import { mix } from "./color.ts";
import type { Composition } from "./composition.ts";
import { figure } from "./figures.ts";
import { circle, halftone, path, polygon, rect, rects, ring, round } from "./shapes.ts";

export const orbit: Composition = ({ w, h, from, focus }, palette, random) => {
  const { background, ink, accent, second } = palette;
  const unit = Math.min(w, h);
  const y = h * 0.5;
  const r = unit * random.between(0.16, 0.24);
  const tilt = random.whole(-40, 40);
  const ellipse = (scale: number, width: number, color: string) =>
    `<ellipse cx="${round(focus)}" cy="${round(y)}" rx="${round(r * scale)}" ry="${round(r * scale * 0.36)}" fill="none" stroke="${color}" stroke-width="${round(width)}"/>`;
  const rings = ellipse(1.75, r * 0.16, second) + (random.chance(0.6) ? ellipse(2.25, r * 0.05, ink) : "");
  const half = `M${round(focus - r)} ${round(y)}a${round(r)} ${round(r)} 0 0 1 ${round(2 * r)} 0z`;
  const turned = `<g transform="rotate(${tilt} ${round(focus)} ${round(y)})">${rings}${path(half, accent)}</g>`;
  const moons =
    circle(focus + r * 1.75, y - r * random.between(1, 1.5), r * random.between(0.18, 0.3), ink) +
    circle(focus - r * 1.6, y + r * random.between(1.1, 1.6), r * 0.14, second);
  const stars = Array.from({ length: 16 }, (): [number, number, number, number] => [from + random.next() * (w - from), random.next() * h, 4, 4]);
  return { art: rect(0, 0, w, h, background) + rects(stars, ink) + circle(focus, y, r, accent) + turned + moons, topInk: background, bottomInk: background };
};

/** A globe with meridians. */
export const globe: Composition = ({ w, h, focus }, palette, random) => {
  const { background, ink, accent, second } = palette;
  const r = Math.min(w, h) * random.between(0.34, 0.4);
  const y = h * 0.5;
  const tilt = random.whole(-24, 24);
  const lines = [0.36, 0.74].map((share) => `<ellipse cx="${round(focus)}" cy="${round(y)}" rx="${round(r * share)}" ry="${round(r)}"/>`).join("");
  const levels = [-0.6, -0.2, 0.2, 0.6]
    .map((share) => `M${round(focus - r * Math.sqrt(1 - share * share))} ${round(y + r * share)}h${round(2 * r * Math.sqrt(1 - share * share))}`)
    .join("");
  const net = `<g fill="none" stroke="${background}" stroke-width="${round(r * 0.03)}" transform="rotate(${tilt} ${round(focus)} ${round(y)})">${lines}<path d="${levels}"/></g>`;
  const shade = halftone(`M${round(focus)} ${round(y - r)}a${round(r)} ${round(r)} 0 0 1 0 ${round(2 * r)}z`, ink, 10, 3);
  const spot = circle(focus + r * random.between(-0.5, 0.5), y + r * random.between(-0.5, 0.5), r * 0.13, accent);
  return {
    art: rect(0, 0, w, h, background) + circle(focus, y, r, second) + shade + net + spot + (random.chance(0.5) ? ring(focus, y, r * 1.14, 4, ink) : ""),
    topInk: background,
    bottomInk: background,
  };
};

/** Darts in formation, one in another color. */
export const formation: Composition = ({ w, h, from, focus }, palette, random) => {
  const { background, ink, accent, second } = palette;
  const unit = Math.min(w, h);
  const size = unit * random.between(0.085, 0.1);
  const rows = 4;
  const odd = random.whole(0, 9);
  const turn = random.whole(-24, 24);
  const darts: string[] = [];
  for (let j = 0, k = 0; j < rows; j++) {
    for (let i = 0; i <= j; i++, k++) {
      const x = focus + (i - j / 2) * size * 2.1;
      const y = h * 0.5 + (j - 1.7) * size * 1.9;
      darts.push(
        polygon(
          [
            [x, y - size],
            [x + size * 0.85, y + size * 0.75],
            [x, y + size * 0.4],
            [x - size * 0.85, y + size * 0.75],
          ],
          k === odd ? accent : ink,
        ),
      );
    }
  }
  const sun = random.chance(0.6)
    ? circle(focus + unit * random.between(-0.15, 0.15), h * 0.46, unit * random.between(0.3, 0.4), second)
    : rects(
        [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => [from, h * share - h * 0.03, w - from, h * 0.06]),
        mix(background, second, 0.5),
      );
  return {
    art: `${rect(0, 0, w, h, background) + sun}<g transform="rotate(${turn} ${round(focus)} ${round(h * 0.5)})">${darts.join("")}</g>`,
    topInk: background,
    bottomInk: background,
  };
};

/** A flying saucer whose beam lifts a figure. */
export const saucer: Composition = ({ w, h, focus }, palette, random) => {
  const { background, ink, accent, second } = palette;
  const unit = Math.min(w, h);
  const x = focus + unit * random.between(-0.08, 0.08);
  const y = h * random.between(0.22, 0.3);
  const a = unit * random.between(0.26, 0.32);
  const line = h * 0.86;
  const beam = polygon(
    [
      [x - a * 0.3, y],
      [x + a * 0.3, y],
      [x + a * 0.95, line],
      [x - a * 0.95, line],
    ],
    accent,
  );
  const ship = `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(a)}" ry="${round(a * 0.24)}" fill="${ink}"/>${path(`M${round(x - a * 0.42)} ${round(y - a * 0.14)}a${round(a * 0.42)} ${round(a * 0.42)} 0 0 1 ${round(a * 0.84)} 0z`, second)}`;
  const lamps = [-0.6, -0.2, 0.2, 0.6].map((share) => circle(x + a * share, y + a * 0.03, a * 0.055, background)).join("");
  const hills = path(
    `M0 ${round(h)}V${round(line)}Q${round(w * 0.3)} ${round(line - h * 0.07)} ${round(w * 0.55)} ${round(line)}T${round(w)} ${round(line - h * 0.02)}V${round(h)}z`,
    second,
  );
  const floats = random.chance(0.6)
    ? figure(x, line - h * random.between(0.05, 0.16), h * 0.2, ink, random.oneOf(["coat", "dress"]))
    : figure(x, line + h * 0.01, h * 0.16, ink, "hat");
  return { art: rect(0, 0, w, h, background) + beam + ship + lamps + hills + floats + rect(0, line + h * 0.05, w, h, ink), topInk: background, bottomInk: ink };
};
