import { mix } from "./color.ts";
import type { Composition } from "./composition.ts";
import { darkOf, lightOf } from "./palette.ts";
import { circle, path, rect, round } from "./shapes.ts";

/** One eye or three, with or without lashes. */
export const eye: Composition = ({ w, h, focus }, palette, random) => {
  const { background, ink, accent, second } = palette;
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
    const almond = `M${round(focus - a)} ${round(y)}Q${round(focus)} ${round(y - b * 1.5)} ${round(focus + a)} ${round(y)}Q${round(focus)} ${round(y + b * 1.5)} ${round(focus - a)} ${round(y)}z`;
    const rays = Array.from({ length: 9 }, (_, i) => {
      const t = -Math.PI / 2 + (i - 4) * 0.27;
      return `M${round(focus + Math.cos(t) * a * 0.98)} ${round(y + Math.sin(t) * b * 0.95)}L${round(focus + Math.cos(t) * a * 1.22)} ${round(y + Math.sin(t) * b * 1.3)}`;
    }).join("");
    const lines = lashes ? `<path fill="none" stroke="${ink}" stroke-width="${round(a * 0.05)}" d="${rays}"/>` : "";
    return (
      lines +
      path(almond, background === light ? mix(light, "#ffffff", 0.6) : light) +
      circle(x, y, r, accent) +
      circle(x, y, r * 0.52, dark) +
      circle(x + r * 0.25, y - r * 0.28, r * 0.14, light)
    );
  };
  const eyes = count === 1 ? one(h * 0.54, 1, stare) : [0.22, 0.5, 0.78].map((share, i) => one(h * share, 0.52, stare * (i - 1) * 1.6)).join("");
  const backdrop = count === 1 && random.chance(0.5) ? circle(focus, h * 0.54, half * 1.04, second) : "";
  return { art: rect(0, 0, w, h, background) + backdrop + eyes, topInk: background, bottomInk: background };
};
