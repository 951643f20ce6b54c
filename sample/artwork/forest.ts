import type { Composition } from "./composition.ts";
import { figure } from "./figures.ts";
import { darkOf } from "./palette.ts";
import { circle, path, rect, round } from "./shapes.ts";

/** Bare trunks before a moon, with a figure or a bat. */
export const forest: Composition = ({ w, h, from, focus }, palette, random) => {
  const { background, accent, second } = palette;
  const dark = darkOf(palette);
  const sky = background === dark ? second : background;
  const unit = Math.min(w, h);
  const r = unit * random.between(0.24, 0.34);
  const line = h * 0.86;
  const moonX = focus + unit * random.between(-0.1, 0.1);
  let trunks = "";
  for (let x = from > 0 ? from : 0; x < w; x += unit * random.between(0.1, 0.2)) {
    const thick = unit * random.between(0.016, 0.05);
    const reach = unit * random.between(0.06, 0.14) * (random.chance(0.5) ? 1 : -1);
    const y = h * random.between(0.2, 0.5);
    trunks += `M${round(x)} 0h${round(thick)}l${round(thick * 0.5)} ${round(line)}h${round(-thick * 2)}zM${round(x + thick / 2)} ${round(y + unit * 0.1)}l${round(reach)} ${round(-unit * 0.13)}l${round(thick * 0.3)} 0l${round(-reach)} ${round(unit * 0.17)}z`;
  }
  const visitor = random.chance(0.65)
    ? figure(moonX, line + 2, h * random.between(0.22, 0.32), dark, random.oneOf(["coat", "hat", "dress"]))
    : bat(moonX, h * 0.36, r * 0.8, dark);
  return {
    art: rect(0, 0, w, h, sky) + circle(moonX, h * 0.42, r, accent) + path(trunks, dark) + visitor + rect(0, line, w, h, dark),
    topInk: null,
    bottomInk: dark,
  };
};

const bat = (x: number, y: number, s: number, fill: string) =>
  path(
    `M${round(x)} ${round(y - s * 0.1)}l${round(s * 0.08)} ${round(-s * 0.14)}v${round(s * 0.16)}q${round(s * 0.4)} ${round(-s * 0.42)} ${round(s * 0.92)} ${round(-s * 0.1)}q${round(-s * 0.22)} ${round(-s * 0.02)} ${round(-s * 0.3)} ${round(s * 0.26)}q${round(-s * 0.22)} ${round(-s * 0.12)} ${round(-s * 0.34)} ${round(s * 0.12)}q${round(-s * 0.2)} ${round(-s * 0.06)} ${round(-s * 0.36)} ${round(s * 0.26)}q${round(-s * 0.16)} ${round(-s * 0.32)} ${round(-s * 0.36)} ${round(-s * 0.26)}q${round(-s * 0.12)} ${round(-s * 0.24)} ${round(-s * 0.34)} ${round(-s * 0.12)}q${round(-s * 0.08)} ${round(-s * 0.28)} ${round(-s * 0.3)} ${round(-s * 0.26)}q${round(s * 0.52)} ${round(-s * 0.32)} ${round(s * 0.92)} ${round(s * 0.1)}v${round(-s * 0.16)}z`,
    fill,
  );
