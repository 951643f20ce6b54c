import { mix } from "./color.ts";
import type { Composition } from "./composition.ts";
import { figure } from "./figures.ts";
import { capHeight, drawLines, measure } from "./lettering.ts";
import { rect } from "./shapes.ts";

/** The title's initial, printed twice with an offset, and a figure beside it. */
export const letter: Composition = ({ w, h, focus, letter = "M" }, { background, ink, accent, second }, random) => {
  const wide = measure(letter);
  const size = Math.min((h * 0.86) / capHeight, (Math.min(w, h * 1.1) * 0.92 - h * 0.14) / wide);
  const foot = h * 0.94;
  const side = random.chance(0.5) ? 1 : -1;
  const offset = size * random.between(0.035, 0.07);
  const x = focus - (wide * size) / 2 - side * h * 0.06;
  const print = (dx: number, dy: number, fill: string) => drawLines([{ text: letter, x: x + dx, y: foot + dy, size, fill }]);
  const person = figure(focus + side * (wide * size * 0.5 + h * 0.035), foot, h * random.between(0.26, 0.4), ink, random.oneOf(["hat", "dress", "coat"]));
  const under = random.chance(0.6) ? second : mix(accent, ink, 0.45);
  return {
    art: rect(0, 0, w, h, background) + print(side * offset, -offset * 0.6, under) + print(0, 0, accent) + person + rect(0, foot, w, h, ink),
    topInk: background,
    bottomInk: ink,
  };
};
