import { capHeight, hasAccent, measure } from "./lettering.ts";

/** `baseline` is measured from the block's top. */
export type SetLine = { text: string; size: number; width: number; baseline: number };
export type TitleBlock = { lines: readonly SetLine[]; width: number; height: number };
export type Box = {
  width: number;
  height: number;
  /** Largest em. */
  largest: number;
  /** "justified": every line is as wide as the box. */
  setting: "ragged" | "justified";
};

// A line should neither end with one of these nor consist of them.
const weakWord = /^(a|an|and|at|by|for|from|in|is|of|on|or|the|to|vs\.?|with|le|la|les|de|des|der|die|das|du|au|&)$/i;
// Space between two lines as a share of the cap height.
const leading = 0.16;
const maxLines = 5;

/** Breaks the title into the lines that fill the box best. The block's height excludes descenders. */
export function setTitle(title: string, box: Box): TitleBlock {
  const words = title.trim().split(/\s+/);
  let best = { points: -Infinity, block: ragged([title], box) };
  for (const lines of breaks(words)) {
    const block = box.setting === "justified" ? justified(lines, box) : ragged(lines, box);
    const points = quality(lines, block, box);
    if (points > best.points) best = { points, block };
  }
  return best.block;
}

/** Cuts a long title to whole words of at most 38 characters and appends "…". */
export function shortened(title: string): string {
  if (title.length <= 38) return title;
  return `${title.slice(0, 38).replace(/[\s,:;–-]+\S*$/, "")}…`;
}

// All ways to break up to eleven words into lines: at most 2^10. Longer titles are broken between groups of words.
function breaks(words: readonly string[]): string[][] {
  const units = words.length <= 11 ? [...words] : wordGroups(words);
  const out: string[][] = [];
  for (let cuts = 0; cuts < 1 << (units.length - 1); cuts++) {
    const lines: string[] = [units[0] ?? ""];
    for (let i = 1; i < units.length; i++) {
      if (cuts & (1 << (i - 1))) lines.push(units[i] ?? "");
      else lines[lines.length - 1] += ` ${units[i]}`;
    }
    if (lines.length <= maxLines) out.push(lines);
  }
  return out;
}

function wordGroups(words: readonly string[]): string[] {
  const size = Math.ceil(words.length / 11);
  return Array.from({ length: Math.ceil(words.length / size) }, (_, i) => words.slice(i * size, i * size + size).join(" "));
}

function stack(lines: readonly { text: string; size: number }[]): TitleBlock {
  let y = 0;
  const set = lines.map(({ text, size }, i) => {
    const gap = i === 0 ? 0 : leading * capHeight * Math.min(size, lines[i - 1]?.size ?? size) + (hasAccent(text) ? size * 0.14 : 0);
    y += gap + capHeight * size;
    return { text, size, width: measure(text) * size, baseline: y };
  });
  return { lines: set, width: Math.max(...set.map((line) => line.width)), height: y };
}

function shrunk(lines: readonly { text: string; size: number }[], height: number): TitleBlock {
  const block = stack(lines);
  const share = Math.min(1, height / block.height);
  return share === 1 ? block : stack(lines.map(({ text, size }) => ({ text, size: size * share })));
}

function ragged(lines: readonly string[], box: Box): TitleBlock {
  const size = Math.min(box.largest, box.width / Math.max(...lines.map((line) => measure(line))));
  return shrunk(
    lines.map((text) => ({ text, size })),
    box.height,
  );
}

function justified(lines: readonly string[], box: Box): TitleBlock {
  return shrunk(
    lines.map((text) => ({ text, size: Math.min(box.largest, box.width / measure(text)) })),
    box.height,
  );
}

// Rewards large letters and a full block; penalizes a lone article, a line that ends with "of", a colon inside a line.
function quality(lines: readonly string[], block: TitleBlock, box: Box): number {
  const sizes = block.lines.map((line) => line.size);
  const filled = block.lines.reduce((sum, line) => sum + line.width * line.size, 0) / (box.width * sizes.reduce((sum, size) => sum + size, 0));
  let points = 0.55 * Math.log(Math.min(...sizes)) + 0.6 * filled;
  if (box.setting === "justified") points -= 0.28 * Math.max(0, Math.max(...sizes) / Math.min(...sizes) - 1.5);
  lines.forEach((line, i) => {
    const words = line.split(" ");
    if (words.every((word) => weakWord.test(word))) points -= 0.6;
    if (i < lines.length - 1 && words.length > 1 && weakWord.test(words.at(-1) ?? "")) points -= 0.18;
    if (/[:;] |[.,!?–-] /.test(line) && !/^(Mr|Dr|Mrs|St)\. \S+$/i.test(line)) points -= 0.06;
    if (/\b(Mr|Dr|Mrs|St)\.$/i.test(line)) points -= 0.6;
  });
  return points - 0.02 * lines.length;
}
