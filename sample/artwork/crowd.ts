import { mix } from "./color.ts";
import type { Composition } from "./composition.ts";
import { rect, round } from "./shapes.ts";

/** Rows of heads and shoulders, one in another color. */
export const crowd: Composition = ({ w, h, from, focus }, palette, random) => {
  const { background, ink, accent, second } = palette;
  const rows = random.whole(3, 5);
  const tall = Math.round((h * 0.82) / rows);
  const step = Math.round(tall * random.between(0.78, 0.95));
  const start = Math.round(h * 0.97) - tall * rows;
  const chosen = random.whole(1, rows - 1);
  const place = Math.round(focus) + step * random.whole(-1, 1);
  const person = (x: number, y: number, s: number) =>
    `M${round(x - s * 0.43)} ${round(y + tall)}v${round(-tall * 0.22)}a${round(s * 0.43)} ${round(s * 0.43)} 0 0 1 ${round(s * 0.86)} 0v${round(tall * 0.22)}zM${round(x - s * 0.2)} ${round(y + tall * 0.2)}a${round(s * 0.2)} ${round(s * 0.2)} 0 1 1 0 1z`;
  // Each of the two rows is defined once and reused; the second is shifted by half a step.
  const count = Math.ceil(w / step) + 2;
  const first = from > 0 ? place - step * Math.floor((place - from) / step) : place - step * Math.ceil(place / step);
  const row = (name: string, shift: number, fill: string) =>
    `<g id="${name}" fill="${fill}">${Array.from({ length: count }, (_, i) => `<use href="#one" x="${first + shift + i * step}"/>`).join("")}</g>`;
  const defs = `<defs><path id="one" d="${person(0, 0, step)}"/>${row("row0", 0, ink)}${row("row1", Math.round(step / 2), mix(second, ink, 0.15))}</defs>`;
  const rowsDrawn = Array.from({ length: rows }, (_, j) => `<use href="#row${j % 2}" y="${start + j * tall}"/>`).join("");
  const chosenX = place + (chosen % 2) * Math.round(step / 2);
  const other = `<path fill="${accent}" stroke="${accent}" stroke-width="4" d="${person(chosenX, start + chosen * tall, step)}"/>`;
  const base = rect(from > 0 ? first - step / 2 : 0, start + rows * tall - 1, w, h, ink);
  return { art: rect(0, 0, w, h, background) + defs + rowsDrawn + other + base, topInk: background, bottomInk: ink };
};
