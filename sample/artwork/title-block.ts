import { capHeight, hasAccent, measure } from "./lettering.ts";

export type SetLine = { text: string; size: number; width: number /** From the block's top to the baseline. */; baseline: number };
export type TitleBlock = { lines: readonly SetLine[]; width: number; height: number };
export type Room = {
  width: number;
  height: number /** Largest em. */;
  largest: number /** "justified": every line as wide as the room. */;
  setting: "ragged" | "justified";
};

// A line should not end with one of these, nor consist of them alone.
const small = /^(a|an|and|at|by|for|from|in|is|of|on|or|the|to|vs\.?|with|le|la|les|de|des|der|die|das|du|au|&)$/i;
// Space between two lines, as a share of the capitals' height.
const leading = 0.16;
const mostLines = 5;

/** The break of the title that fills the room best, set in capitals' height without descenders. */
export function setTitle(title: string, room: Room): TitleBlock {
  const words = title.trim().split(/\s+/);
  let best = { points: -Infinity, block: ragged([title], room) };
  for (const lines of breaks(words)) {
    const block = room.setting === "justified" ? justified(lines, room) : ragged(lines, room);
    const points = quality(lines, block, room);
    if (points > best.points) best = { points, block };
  }
  return best.block;
}

/** What a picture can carry of a very long title: whole words, at most 38 characters, and "…". */
export function shortened(title: string): string {
  if (title.length <= 38) return title;
  return `${title.slice(0, 38).replace(/[\s,:;–-]+\S*$/, "")}…`;
}

// Every way to break up to eleven words into lines: at most 2^10 ways; a longer title is broken in pairs of words.
function breaks(words: readonly string[]): string[][] {
  const units = words.length <= 11 ? [...words] : pairsOf(words);
  const out: string[][] = [];
  for (let cuts = 0; cuts < 1 << (units.length - 1); cuts++) {
    const lines: string[] = [units[0] ?? ""];
    for (let i = 1; i < units.length; i++) {
      if (cuts & (1 << (i - 1))) lines.push(units[i] ?? "");
      else lines[lines.length - 1] += ` ${units[i]}`;
    }
    if (lines.length <= mostLines) out.push(lines);
  }
  return out;
}

function pairsOf(words: readonly string[]): string[] {
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

function ragged(lines: readonly string[], room: Room): TitleBlock {
  const size = Math.min(room.largest, room.width / Math.max(...lines.map((line) => measure(line))));
  return shrunk(
    lines.map((text) => ({ text, size })),
    room.height,
  );
}

function justified(lines: readonly string[], room: Room): TitleBlock {
  return shrunk(
    lines.map((text) => ({ text, size: Math.min(room.largest, room.width / measure(text)) })),
    room.height,
  );
}

// Big letters and a full block, less for a weak line: a lonely article, an end on "of", a colon inside a line.
function quality(lines: readonly string[], block: TitleBlock, room: Room): number {
  const sizes = block.lines.map((line) => line.size);
  const filled = block.lines.reduce((sum, line) => sum + line.width * line.size, 0) / (room.width * sizes.reduce((sum, size) => sum + size, 0));
  let points = 0.55 * Math.log(Math.min(...sizes)) + 0.6 * filled;
  if (room.setting === "justified") points -= 0.28 * Math.max(0, Math.max(...sizes) / Math.min(...sizes) - 1.5);
  lines.forEach((line, i) => {
    const words = line.split(" ");
    if (words.every((word) => small.test(word))) points -= 0.6;
    if (i < lines.length - 1 && words.length > 1 && small.test(words.at(-1) ?? "")) points -= 0.18;
    if (/[:;] |[.,!?–-] /.test(line) && !/^(Mr|Dr|Mrs|St)\. \S+$/i.test(line)) points -= 0.06;
    if (/\b(Mr|Dr|Mrs|St)\.$/i.test(line)) points -= 0.6;
  });
  return points - 0.02 * lines.length;
}
