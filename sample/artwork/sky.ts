import { mix } from "./color.ts";
import type { Composition } from "./composition.ts";
import { figure } from "./figures.ts";
import { at, circle, halftone, path, polygon, rect, rects, ring } from "./shapes.ts";

export const orbit: Composition = ({ w, h, from, focus }, palette, random) => {
  const { ground, ink, accent, second } = palette;
  const unit = Math.min(w, h);
  const y = h * 0.5;
  const r = unit * random.between(0.16, 0.24);
  const tilt = random.whole(-40, 40);
  const ellipse = (scale: number, width: number, color: string) =>
    `<ellipse cx="${at(focus)}" cy="${at(y)}" rx="${at(r * scale)}" ry="${at(r * scale * 0.36)}" fill="none" stroke="${color}" stroke-width="${at(width)}"/>`;
  const rings = ellipse(1.75, r * 0.16, second) + (random.chance(0.6) ? ellipse(2.25, r * 0.05, ink) : "");
  const half = `M${at(focus - r)} ${at(y)}a${at(r)} ${at(r)} 0 0 1 ${at(2 * r)} 0z`;
  const turned = `<g transform="rotate(${tilt} ${at(focus)} ${at(y)})">${rings}${path(half, accent)}</g>`;
  const moons =
    circle(focus + r * 1.75, y - r * random.between(1, 1.5), r * random.between(0.18, 0.3), ink) +
    circle(focus - r * 1.6, y + r * random.between(1.1, 1.6), r * 0.14, second);
  const stars = Array.from({ length: 16 }, (): [number, number, number, number] => [from + random.next() * (w - from), random.next() * h, 4, 4]);
  return { art: rect(0, 0, w, h, ground) + rects(stars, ink) + circle(focus, y, r, accent) + turned + moons, top: ground, foot: ground };
};

/** Meridians: the world as a ball of lines. */
export const globe: Composition = ({ w, h, focus }, palette, random) => {
  const { ground, ink, accent, second } = palette;
  const r = Math.min(w, h) * random.between(0.34, 0.4);
  const y = h * 0.5;
  const tilt = random.whole(-24, 24);
  const lines = [0.36, 0.74].map((share) => `<ellipse cx="${at(focus)}" cy="${at(y)}" rx="${at(r * share)}" ry="${at(r)}"/>`).join("");
  const levels = [-0.6, -0.2, 0.2, 0.6]
    .map((share) => `M${at(focus - r * Math.sqrt(1 - share * share))} ${at(y + r * share)}h${at(2 * r * Math.sqrt(1 - share * share))}`)
    .join("");
  const net = `<g fill="none" stroke="${ground}" stroke-width="${at(r * 0.03)}" transform="rotate(${tilt} ${at(focus)} ${at(y)})">${lines}<path d="${levels}"/></g>`;
  const shade = halftone("dots", `M${at(focus)} ${at(y - r)}a${at(r)} ${at(r)} 0 0 1 0 ${at(2 * r)}z`, ink, 10, 3);
  const spot = circle(focus + r * random.between(-0.5, 0.5), y + r * random.between(-0.5, 0.5), r * 0.13, accent);
  return {
    art: rect(0, 0, w, h, ground) + circle(focus, y, r, second) + shade + net + spot + (random.chance(0.5) ? ring(focus, y, r * 1.14, 4, ink) : ""),
    top: ground,
    foot: ground,
  };
};

/** Darts in formation: planes, arrows, an attack; one of them is another color. */
export const formation: Composition = ({ w, h, from, focus }, palette, random) => {
  const { ground, ink, accent, second } = palette;
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
        mix(ground, second, 0.5),
      );
  return {
    art: `${rect(0, 0, w, h, ground) + sun}<g transform="rotate(${turn} ${at(focus)} ${at(h * 0.5)})">${darts.join("")}</g>`,
    top: ground,
    foot: ground,
  };
};

/** A rocket, or a beam that takes somebody up. */
export const saucer: Composition = ({ w, h, focus }, palette, random) => {
  const { ground, ink, accent, second } = palette;
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
  const ship = `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(a)}" ry="${at(a * 0.24)}" fill="${ink}"/>${path(`M${at(x - a * 0.42)} ${at(y - a * 0.14)}a${at(a * 0.42)} ${at(a * 0.42)} 0 0 1 ${at(a * 0.84)} 0z`, second)}`;
  const lamps = [-0.6, -0.2, 0.2, 0.6].map((share) => circle(x + a * share, y + a * 0.03, a * 0.055, ground)).join("");
  const hills = path(
    `M0 ${at(h)}V${at(line)}Q${at(w * 0.3)} ${at(line - h * 0.07)} ${at(w * 0.55)} ${at(line)}T${at(w)} ${at(line - h * 0.02)}V${at(h)}z`,
    second,
  );
  const floats = random.chance(0.6)
    ? figure(x, line - h * random.between(0.05, 0.16), h * 0.2, ink, random.oneOf(["coat", "dress"]))
    : figure(x, line + h * 0.01, h * 0.16, ink, "hat");
  return { art: rect(0, 0, w, h, ground) + beam + ship + lamps + hills + floats + rect(0, line + h * 0.05, w, h, ink), top: ground, foot: ink };
};
