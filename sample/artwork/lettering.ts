import glyphs from "./glyphs.json" with { type: "json" };

/** `x` and `y` are the line's left end on the baseline, `size` is the em in picture units. */
export type Line = { text: string; x: number; y: number; size: number; fill: string; tracking?: number };

const advance: Record<string, number> = glyphs.advance;
const outline: Record<string, string> = glyphs.path;
const kern: Record<string, Record<string, number>> = glyphs.kern;

/** Height of a capital in ems. */
export const capHeight = glyphs.cap / glyphs.em;

// A letter that the typeface lacks falls back to its base letter, else it is left out.
const available = (character: string) => (character in outline ? character : baseLetter(character));
const baseLetter = (character: string) => {
  const letter = character.normalize("NFD").charAt(0);
  return letter in outline ? letter : "";
};
const glyphsOf = (text: string) => [...text.normalize("NFC").replaceAll("'", "’")].map(available).filter(Boolean);

/** The typeface has each letter of the text, or its base letter. */
export const canDraw = (text: string): boolean => [...text.normalize("NFC").replaceAll("'", "’")].every((character) => available(character) !== "");

type Placed = { character: string; x: number };

function placeGlyphs(text: string, tracking: number): { letters: Placed[]; width: number } {
  const letters: Placed[] = [];
  let x = 0;
  let before = "";
  for (const character of glyphsOf(text)) {
    x += kern[baseLetter(before)]?.[baseLetter(character)] ?? 0;
    letters.push({ character, x });
    x += (advance[character] ?? 0) + tracking * glyphs.em;
    before = character;
  }
  return { letters, width: Math.max(0, x - tracking * glyphs.em) };
}

/** Width in ems. */
export const measure = (text: string, tracking = 0) => placeGlyphs(text, tracking).width / glyphs.em;

/** Accented capitals (É, Å, Š) need more line height. */
export const hasAccent = (text: string) => /[À-ÖØ-ÝĀ-Ž]/.test(text);

const idOf = (character: string) => (/[A-Za-z]/.test(character) ? character : `u${character.charCodeAt(0)}`);

// In characters: a <use> costs about 26, a definition 22, an outline of its own 8 more than its length.
const isCheaperShared = (length: number, times: number) => length > 0 && 22 + length + 26 * times < (length + 8) * times;

/** Draws lines as outlines, because an SVG in an <img> loads no font. A frequent letter is defined once and reused, which keeps
 * long titles small. `prefix` separates the ids of two calls in one document. */
export function drawLines(lines: readonly Line[], prefix = ""): string {
  const count = new Map<string, number>();
  const placed = lines.map((line) => ({ line, letters: placeGlyphs(line.text, line.tracking ?? 0).letters }));
  for (const { letters } of placed) for (const { character } of letters) count.set(character, (count.get(character) ?? 0) + 1);
  const shared = new Set([...count].filter(([character, times]) => isCheaperShared(outline[character]?.length ?? 0, times)).map(([character]) => character));
  const defs = [...shared].map((character) => `<path id="${prefix}${idOf(character)}" d="${outline[character]}"/>`).join("");
  const drawn = placed.map(({ line, letters }) => {
    const visible = letters.filter(({ character }) => outline[character]);
    const single = visible
      .filter(({ character }) => !shared.has(character))
      .map(outlineAt)
      .join("");
    const uses = visible
      .filter(({ character }) => shared.has(character))
      .map(({ character, x }) => `<use href="#${prefix}${idOf(character)}" x="${Math.round(x)}"/>`);
    const scale = Number((line.size / glyphs.em).toFixed(4));
    const move = `translate(${Number(line.x.toFixed(1))} ${Number(line.y.toFixed(1))})scale(${scale})`;
    return `<g fill="${line.fill}" transform="${move}">${single ? `<path d="${single}"/>` : ""}${uses.join("")}</g>`;
  });
  return (defs ? `<defs>${defs}</defs>` : "") + drawn.join("");
}

// Outlines begin with a relative "m"; it becomes the absolute position in the line.
function outlineAt({ character, x }: Placed): string {
  return (outline[character] ?? "").replace(/^m(-?\d+)[ ]?(-?\d+)/, (_, dx: string, dy: string) => `M${Math.round(x) + Number(dx)} ${dy}`);
}
