import { mix } from "./colour.ts";
import type { Composition } from "./composition.ts";
import { circle, polygon, rect, rects, ring } from "./shapes.ts";

/** Rails or a road to the vanishing point. */
export const track: Composition = ({ w, h, focus }, palette, random) => {
  const { ground, ink, accent, second } = palette;
  const unit = Math.min(w, h);
  const line = h * random.between(0.36, 0.48);
  const x = focus + unit * random.between(-0.12, 0.12);
  const foot = unit * random.between(0.42, 0.5);
  const light = random.chance(0.6) ? circle(x, line, unit * random.between(0.14, 0.24), accent) : ring(x, line - unit * 0.06, unit * 0.2, unit * 0.08, accent);
  const depth = (share: number) => line + (h - line) * share;
  const land = mix(ground, second, 0.85);
  if (random.chance(0.4)) {
    const dashes = [0.06, 0.16, 0.34, 0.64].map((share) =>
      polygon(
        [
          [x - foot * 0.06 * share, depth(share)],
          [x + foot * 0.06 * share, depth(share)],
          [x + foot * 0.07 * (share * 1.5), depth(share * 1.5)],
          [x - foot * 0.07 * (share * 1.5), depth(share * 1.5)],
        ],
        accent,
      ),
    );
    return {
      art:
        rect(0, 0, w, h, ground) +
        light +
        rect(0, line, w, h, land) +
        polygon(
          [
            [x, line - 1],
            [x + foot, h],
            [x - foot, h],
          ],
          ink,
        ) +
        dashes.join(""),
      top: ground,
      foot: ink,
    };
  }
  const shares = [0.03, 0.07, 0.13, 0.21, 0.32, 0.46, 0.64, 0.87];
  const sleepers = shares.map((share): [number, number, number, number] => [
    x - foot * share * 1.25,
    depth(share),
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
  return {
    art: rect(0, 0, w, h, ground) + light + rect(0, line, w, h, land) + rects(sleepers, mix(second, ink, 0.8)) + rail(1) + rail(-1),
    top: ground,
    foot: ink,
  };
};
