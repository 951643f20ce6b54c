import { mix } from "./color.ts";
import type { Composition } from "./composition.ts";
import { circle, polygon, rect, rects, ring, taper } from "./shapes.ts";

type Perspective = { x: number; line: number; foot: number; h: number };

/** Rails or a road to a vanishing point. */
export const track: Composition = ({ w, h, focus }, palette, random) => {
  const { background, ink, accent, second } = palette;
  const unit = Math.min(w, h);
  const line = h * random.between(0.36, 0.48);
  const x = focus + unit * random.between(-0.12, 0.12);
  const foot = unit * random.between(0.42, 0.5);
  const light = random.chance(0.6) ? circle(x, line, unit * random.between(0.14, 0.24), accent) : ring(x, line - unit * 0.06, unit * 0.2, unit * 0.08, accent);
  const way = random.chance(0.4) ? road({ x, line, foot, h }, ink, accent) : rails({ x, line, foot, h }, ink, mix(second, ink, 0.8));
  return { art: rect(0, 0, w, h, background) + light + rect(0, line, w, h, mix(background, second, 0.85)) + way, topInk: background, bottomInk: ink };
};

function road({ x, line, foot, h }: Perspective, ink: string, paint: string): string {
  const depth = (share: number) => line + (h - line) * share;
  const dashes = [0.06, 0.16, 0.34, 0.64].map((share) => taper([x, depth(share), foot * 0.06 * share], [x, depth(share * 1.5), foot * 0.105 * share], paint));
  return taper([x, line - 1, 0], [x, h, foot], ink) + dashes.join("");
}

function rails({ x, line, foot, h }: Perspective, ink: string, wood: string): string {
  const shares = [0.03, 0.07, 0.13, 0.21, 0.32, 0.46, 0.64, 0.87];
  const sleepers = shares.map((share): [number, number, number, number] => [
    x - foot * share * 1.25,
    line + (h - line) * share,
    foot * share * 2.5,
    (h - line) * (0.012 + share * 0.055),
  ]);
  const rail = (side: number) =>
    polygon(
      [
        [x, line],
        [x + side * foot * 0.88, h],
        [x + side * foot, h],
      ],
      ink,
    );
  return rects(sleepers, wood) + rail(1) + rail(-1);
}
