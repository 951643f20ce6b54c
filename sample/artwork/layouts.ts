import { capHeight, drawLines, type Line, measure } from "./lettering.ts";
import { exchanged, readable, textInk } from "./palette.ts";
import type { Random } from "./random.ts";
import type { Scene } from "./scene.ts";
import { path, rect } from "./shapes.ts";
import type { ArtworkSubject } from "./subject.ts";
import { setTitle, type TitleBlock } from "./title-block.ts";

const [w, h] = [500, 750];
const margin = 30;
const creditSize = 25;
const creditCap = creditSize * capHeight;

export type Job = { subject: ArtworkSubject; scene: Scene; random: Random; title: string };

// How far a panel lies over the picture: an edge that falls between two device pixels would show as a hairline.
const lap = 2;

/** Where title, credits and picture stand. A panel is always drawn over the picture's edge, never beside it: no seam shows. */
export type Layout = (job: Job) => string;

const shifted = (x: number, y: number, art: string) => `<g transform="translate(${Math.round(x)} ${Math.round(y)})">${art}</g>`;

function block({ title, random }: Job, height: number): TitleBlock {
  const setting = title === title.toUpperCase() && random.chance(0.45) ? "justified" : "ragged";
  return setTitle(title, { width: w - 2 * margin, height, largest: 250, setting });
}

// Lower-case letters hang below the baseline of the last line.
function hanging(set: TitleBlock): number {
  const last = set.lines.at(-1);
  return last && /[gjpqyç,;]/.test(last.text) ? last.size * 0.2 : 0;
}

const titleLines = (set: TitleBlock, x: number, y: number, fill: string): Line[] =>
  set.lines.map((line) => ({ text: line.text, x, y: y + line.baseline, size: line.size, fill }));

const wish = (random: Random) => (random.chance(0.4) ? "accent" : "ink");

/** Director at the left, year at the right, on one baseline. */
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

/** Picture above, title on the ink along the picture's foot. */
export const foot: Layout = (job) => {
  const { palette } = job.scene;
  const set = block(job, 290);
  const top = h - margin - creditCap - 26 - hanging(set) - set.height;
  const edge = Math.round(top - 30);
  const picture = job.scene.draw({ w, h: edge, from: 0, focus: w / 2 });
  const lines = [...titleLines(set, margin, top, textInk(picture.foot, palette, wish(job.random))), ...credits(job.subject, textInk(picture.foot, palette))];
  return picture.art + rect(0, edge - lap, w, h - edge + lap, picture.foot) + drawLines(lines);
};

/** Title first, the picture grows out of it. */
export const head: Layout = (job) => {
  const { palette } = job.scene;
  const set = block(job, 290);
  const top = Math.round(margin + 8 + set.height + hanging(set) + 20);
  const edge = Math.round(h - 2 * margin - creditCap + 6);
  const picture = job.scene.draw({ w, h: edge - top, from: 0, focus: w / 2 });
  const panel = picture.top ?? palette.ground;
  const lines = [...titleLines(set, margin, margin + 8, textInk(panel, palette, wish(job.random))), ...credits(job.subject, textInk(picture.foot, palette))];
  return shifted(0, top, picture.art) + rect(0, 0, w, top + lap, panel) + rect(0, edge - lap, w, h - edge + lap, picture.foot) + drawLines(lines);
};

/** Paper all around, the picture printed into it with ground and ink exchanged. */
export const inset: Layout = (job) => {
  const { palette } = job.scene;
  const set = block(job, 230);
  const tall = Math.round(h - margin * 2 - creditCap - 24 - hanging(set) - set.height - 28);
  const wide = w - 2 * margin;
  const picture = job.scene.draw({ w: wide, h: tall, from: 0, focus: wide / 2 }, exchanged(palette));
  const paper = path(`M0 0H${w}V${h}H0zM${margin + 1} ${margin + 1}v${tall - lap}h${wide - lap}v${lap - tall}z`, palette.ground);
  const lines = [
    ...titleLines(set, margin, margin + tall + 28, textInk(palette.ground, palette, wish(job.random))),
    ...credits(job.subject, textInk(palette.ground, palette)),
  ];
  return rect(0, 0, w, h, picture.foot) + shifted(margin, margin, picture.art) + paper + drawLines(lines);
};

/** Title up the left side. */
export const spine: Layout = (job) => {
  const { palette } = job.scene;
  const set = setTitle(job.title, { width: h - 2 * margin, height: 118, largest: 150, setting: "ragged" });
  const strip = Math.round(set.height + hanging(set) + 2 * margin - 4);
  const edge = h - 62;
  const picture = job.scene.draw({ w: w - strip, h: edge, from: 0, focus: (w - strip) / 2 });
  const panel =
    [palette.ground, palette.ink, palette.second, palette.accent].find((ink) => ink !== picture.top && ink !== picture.foot && readable(ink, palette)) ??
    palette.ground;
  // Outlines that occur twice are shared by name within one group of lines: the turned title must not meet the credits' names.
  const turned = drawLines(titleLines(set, 0, 0, textInk(panel, palette, wish(job.random))), "s");
  const small = drawLines(credits(job.subject, textInk(picture.foot, palette), strip + 22, w - 22));
  return `${shifted(strip, 0, picture.art) + rect(strip, edge - lap, w - strip, h - edge + lap, picture.foot) + rect(0, 0, strip + lap, h, panel)}<g transform="translate(${margin} ${h - margin})rotate(-90)">${turned}</g>${small}`;
};
