import { type Caption, shownText } from "#player/caption.ts";

type Times = Pick<Caption, "startS" | "endS">;

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escaped = (text: string): string => text.replace(/[&<>]/g, (character) => escapes[character] ?? "");

const entities = new Map(
  Object.entries({
    ...{ lt: "<", gt: ">", amp: "&", quot: '"', apos: "'", nbsp: " ", lrm: "", rlm: "", hellip: "…", mdash: "—", ndash: "–" },
    ...{ lsquo: "‘", rsquo: "’", ldquo: "“", rdquo: "”", laquo: "«", raquo: "»" },
  }),
);

/** What WebVTT and SubRip files write for characters: "&quot;", "&#39;", "&#x27;". */
const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));/gi, (entity, decimal?: string, hexadecimal?: string, name = "") => {
    const code = decimal ? Number(decimal) : hexadecimal ? Number.parseInt(hexadecimal, 16) : 0;
    // A line break would end the caption.
    return code >= 32 ? String.fromCodePoint(code) : (entities.get(String(name).toLowerCase()) ?? entity);
  });

/** Escapes everything but the three kinds of emphasis. Other markup, fonts, colors, positions and the times of words go. */
function cueText(text: string): string {
  return text
    .split(/(<\/?[a-z][^<>]{0,200}>|<\d[\d:.]{0,20}>)/i)
    .map((piece, index) => {
      if (index % 2 === 0) return escaped(unescaped(piece));
      const [, end, name] = /^<(\/?)([biu])(?:[\s.>])/i.exec(piece) ?? [];
      return name === undefined ? "" : `<${end}${name.toLowerCase()}>`;
    })
    .join("");
}

/** Of a film. A file may state any number, "Infinity" too. */
const maxEndS = 360_000;

/** A caption of a plain text; none if nothing is left to read. */
export function captionsOfText({ startS, endS }: Times, text: string): Caption[] {
  const lines = shownText(text.replaceAll("\0", ""))
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.length > 0 && endS > startS && startS >= 0 && endS < maxEndS ? [{ startS, endS, text: lines.join("\n") }] : [];
}

/** Fields before an event's text in Matroska; a file has one more. */
const fieldsBeforeText = 8;

/** A text without its styling, which stands in braces, and its drawings. A brace that is never closed is text: a pattern would look for its end anew. */
function withoutStyling(text: string): string {
  const pieces: string[] = [];
  let end = 0;
  let isDrawing = false;
  for (let open = text.indexOf("{"); open >= 0; open = text.indexOf("{", end)) {
    const close = text.indexOf("}", open);
    if (close < 0) break;
    if (!isDrawing) pieces.push(text.slice(end, open));
    const drawing = /\\p(\d)/.exec(text.slice(open, close))?.[1];
    if (drawing !== undefined) isDrawing = drawing !== "0";
    end = close + 1;
  }
  return pieces.join("") + (isDrawing ? "" : text.slice(end));
}

/** An Advanced SubStation event as plain text; none for a drawing. */
export function captionsOfAssEvent(times: Times, event: string, fieldsBefore = fieldsBeforeText): Caption[] {
  const text = withoutStyling(event.split(",").slice(fieldsBefore).join(","));
  return captionsOfText(times, text.replace(/\\[Nn]/g, "\n").replace(/\\h/g, " "));
}

const two = (value: number): string => String(value).padStart(2, "0");

function stamp(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  return `${two(Math.floor(ms / 3_600_000))}:${two(Math.floor(ms / 60_000) % 60)}:${two(Math.floor(ms / 1000) % 60)}.${String(ms % 1000).padStart(3, "0")}`;
}

/** The lines of a cue. An empty one would end it. */
const cueLines = (text: string): string =>
  cueText(text)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .join("\n");

/** A WebVTT file, in the order of the captions' beginnings. Captions of nothing but markup are left out. */
export const webVtt = (captions: readonly Caption[]): string =>
  `WEBVTT\n\n${captions
    .toSorted((a, b) => a.startS - b.startS)
    .map(({ text, ...times }) => ({ ...times, lines: cueLines(text) }))
    .filter(({ lines }) => lines !== "")
    .map(({ startS, endS, lines }) => `${stamp(startS)} --> ${stamp(endS)}\n${lines}\n`)
    .join("\n")}`;
