import { capHeight, drawLines, type Line, measure } from "./lettering.ts";
import { hasReadableInk, inverted, textInk } from "./palette.ts";
import type { Random } from "./random.ts";
import type { Scene } from "./scene.ts";
import { path, rect } from "./shapes.ts";
import type { ArtworkSubject } from "./subject.ts";
import { setTitle, type TitleBlock } from "./title-block.ts";

const [w, h] = [500, 750];
const margin = 30;
const creditSize = 25;
const creditCap = creditSize * capHeight;

export type LayoutInput = { subject: ArtworkSubject; scene: Scene; random: Random; title: string };

// A panel overlaps the picture: an edge between two device pixels would show as a hairline.
const overlap = 2;

/** Draws a poster's picture, title and credits. */
export type Layout = (input: LayoutInput) => string;

const translated = (x: number, y: number, art: string) => `<g transform="translate(${Math.round(x)} ${Math.round(y)})">${art}</g>`;

function fitTitle({ title, random }: LayoutInput, height: number): TitleBlock {
  const setting = title === title.toUpperCase() && random.chance(0.45) ? "justified" : "ragged";
  return setTitle(title, { width: w - 2 * margin, height, largest: 250, setting });
}

// Space for lower-case letters below the last baseline.
function descender(block: TitleBlock): number {
  const last = block.lines.at(-1);
  return last && /[gjpqyç,;]/.test(last.text) ? last.size * 0.2 : 0;
}

const titleLines = (block: TitleBlock, x: number, y: number, fill: string): Line[] =>
  block.lines.map((line) => ({ text: line.text, x, y: y + line.baseline, size: line.size, fill }));

const titleInk = (random: Random) => (random.chance(0.4) ? "accent" : "ink");

/** Director on the left, year on the right, on one baseline. */
function credits(subject: ArtworkSubject, fill: string, left = margin, right = w - margin): Line[] {
  const tracking = 0.05;
  const y = h - margin;
  const year = subject.year === null ? "" : String(subject.year);
  const yearWidth = measure(year, tracking) * creditSize;
  const director = (subject.director ?? "").toUpperCase();
  const size = Math.min(creditSize, (right - left - yearWidth - 24) / Math.max(1, measure(director, tracking)));
  const lines: Line[] = [];
  if (director) lines.push({ text: director, x: left, y, size, fill, tracking });
  if (year) lines.push({ text: year, x: director ? right - yearWidth : left, y, size: creditSize, fill, tracking });
  return lines;
}

/** Picture above, title on a panel in the picture's bottom ink. */
export const titleBelow: Layout = (input) => {
  const { palette } = input.scene;
  const block = fitTitle(input, 290);
  const top = h - margin - creditCap - 26 - descender(block) - block.height;
  const edge = Math.round(top - 30);
  const picture = input.scene.draw({ w, h: edge, from: 0, focus: w / 2 });
  const lines = [
    ...titleLines(block, margin, top, textInk(picture.bottomInk, palette, titleInk(input.random))),
    ...credits(input.subject, textInk(picture.bottomInk, palette)),
  ];
  return picture.art + rect(0, edge - overlap, w, h - edge + overlap, picture.bottomInk) + drawLines(lines);
};

/** Title on a panel in the picture's top ink, picture below. */
export const titleAbove: Layout = (input) => {
  const { palette } = input.scene;
  const block = fitTitle(input, 290);
  const top = Math.round(margin + 8 + block.height + descender(block) + 20);
  const edge = Math.round(h - 2 * margin - creditCap + 6);
  const picture = input.scene.draw({ w, h: edge - top, from: 0, focus: w / 2 });
  const panel = picture.topInk ?? palette.background;
  const lines = [
    ...titleLines(block, margin, margin + 8, textInk(panel, palette, titleInk(input.random))),
    ...credits(input.subject, textInk(picture.bottomInk, palette)),
  ];
  return (
    translated(0, top, picture.art) + rect(0, 0, w, top + overlap, panel) + rect(0, edge - overlap, w, h - edge + overlap, picture.bottomInk) + drawLines(lines)
  );
};

/** The picture in a frame of the background color, with background and ink inverted. */
export const framed: Layout = (input) => {
  const { palette } = input.scene;
  const block = fitTitle(input, 230);
  const tall = Math.round(h - margin * 2 - creditCap - 24 - descender(block) - block.height - 28);
  const wide = w - 2 * margin;
  const picture = input.scene.draw({ w: wide, h: tall, from: 0, focus: wide / 2 }, inverted(palette));
  const paper = path(`M0 0H${w}V${h}H0zM${margin + 1} ${margin + 1}v${tall - overlap}h${wide - overlap}v${overlap - tall}z`, palette.background);
  const lines = [
    ...titleLines(block, margin, margin + tall + 28, textInk(palette.background, palette, titleInk(input.random))),
    ...credits(input.subject, textInk(palette.background, palette)),
  ];
  return rect(0, 0, w, h, picture.bottomInk) + translated(margin, margin, picture.art) + paper + drawLines(lines);
};

/** Title along the left side, rotated by 90 degrees. */
export const titleSideways: Layout = (input) => {
  const { palette } = input.scene;
  const block = setTitle(input.title, { width: h - 2 * margin, height: 118, largest: 150, setting: "ragged" });
  const strip = Math.round(block.height + descender(block) + 2 * margin - 4);
  const edge = h - 62;
  const picture = input.scene.draw({ w: w - strip, h: edge, from: 0, focus: (w - strip) / 2 });
  const panel =
    [palette.background, palette.ink, palette.second, palette.accent].find(
      (ink) => ink !== picture.topInk && ink !== picture.bottomInk && hasReadableInk(ink, palette),
    ) ?? palette.background;
  // `drawLines` defines shared letters by id: the prefix keeps the title's ids apart from the credits'.
  const rotated = drawLines(titleLines(block, 0, 0, textInk(panel, palette, titleInk(input.random))), "s");
  const small = drawLines(credits(input.subject, textInk(picture.bottomInk, palette), strip + 22, w - 22));
  return `${translated(strip, 0, picture.art) + rect(strip, edge - overlap, w - strip, h - edge + overlap, picture.bottomInk) + rect(0, 0, strip + overlap, h, panel)}<g transform="translate(${margin} ${h - margin})rotate(-90)">${rotated}</g>${small}`;
};
