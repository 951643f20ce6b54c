import { contrast } from "./color.ts";
import { capHeight, drawLines, measure } from "./lettering.ts";
import { paletteFor } from "./palette.ts";
import { randomFrom } from "./random.ts";
import { rect } from "./shapes.ts";
import { svg } from "./svg.ts";

export const profileSize = { w: 300, h: 450 };
const { w, h } = profileSize;

// The area of the second tone.
const splits = [`M0 225H300V450H0z`, `M300 0V450H0z`, `M0 0L300 450H0z`, `M150 62a163 163 0 1 0 .1 0z`, `M0 300A150 150 0 0 1 300 300V450H0z`] as const;

/** First and last initial; "F. W. Murnau" is FM, "Musidora" is M. Particles and suffixes do not count. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/[“”"'’(),]/g, "")
    .split(/[\s-]+/)
    .filter((word) => word && !/^(jr|sr|ii|iii|de|du|la|le|van|von|der|den|of|the)\.?$/i.test(word));
  const [first, last] = [words[0] ?? name, words.length > 1 ? (words.at(-1) ?? "") : ""];
  return (first.charAt(0) + last.charAt(0)).toUpperCase();
}

/** 300 by 450: initials in two tones that swap along a cut. */
export function drawProfile({ id, name }: { id: number; name: string }): string {
  const random = randomFrom(`${id} ${name} portrait`);
  const palette = paletteFor({ id, title: name, year: null, director: null, genres: [] }, random);
  const split = random.oneOf(splits);
  const initials = initialsOf(name);
  const size = Math.min(330, 236 / measure(initials));
  const line = { text: initials, x: (w - measure(initials) * size) / 2, y: h / 2 + (capHeight * size) / 2, size };
  const cut = `<clipPath id="cut"><path d="${split}"/></clipPath>`;
  const pair = contrast(palette.background, palette.accent) >= 4.5 && random.chance(0.5) ? palette.accent : palette.ink;
  const [one, other] = random.chance(0.5) ? [palette.background, pair] : [pair, palette.background];
  const body = `${rect(0, 0, w, h, one) + drawLines([{ ...line, fill: other }]) + cut}<g clip-path="url(#cut)">${rect(0, 0, w, h, other)}${drawLines([{ ...line, fill: one }], "c")}</g>`;
  return svg(w, h, name, body);
}
