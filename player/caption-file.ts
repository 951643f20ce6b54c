import { type Caption, linesOf, maxCaptions, shownText } from "./caption.ts";
import { isMicroDvd, parseMicroDvd } from "./micro-dvd.ts";

const stamp = /(?:(\d{1,3})\s*:\s*)?(\d{1,2})\s*:\s*(\d{1,2})(?:\s*[.,:]\s*(\d{1,3}))?/;
/** SubRip writes a comma before the milliseconds, WebVTT a point and perhaps settings after the end. Some programs write a shorter arrow. */
const timing = new RegExp(`^\\s*${stamp.source}\\s*(?:-{1,3}|[–—])>\\s*${stamp.source}(?=\\s|$)`);

function secondsOf([hours = "0", minutes = "0", seconds = "0", fraction = "0"]: (string | undefined)[]): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`);
}

const isNumber = (line = ""): boolean => /^\s*\d{1,6}\s*$/.test(line);
const isBlank = (line: string): boolean => line.trim() === "";

type Place = { isWebVtt: boolean; isNumbered: boolean; isLast: boolean };

/**
 * A caption's text among the lines up to the next one's times. WebVTT has notes, styles and names behind an empty line, SubRip text, and perhaps the next
 * caption's number.
 */
function textLines(lines: readonly string[], { isWebVtt, isNumbered, isLast }: Place): string[] {
  const end = isWebVtt ? lines.findIndex(isBlank) : -1;
  const found = (end < 0 ? lines : lines.slice(0, end)).filter((line) => !isBlank(line)).map((line) => line.trimEnd());
  const isNextNumber = end < 0 && !isLast && isNumber(found.at(-1)) && (isNumbered || isNumber(lines.at(-1)));
  return isNextNumber ? found.slice(0, -1) : found;
}

/**
 * Parses the text of a SubRip, WebVTT or MicroDVD file. Whatever is no caption is left out, so that a file of another kind has none. Markup stays in the
 * text: show it by way of a VTTCue, which renders `<i>` and drops other tags.
 */
export function parseCaptionFile(file: string): Caption[] {
  const lines = linesOf(file);
  if (isMicroDvd(lines)) return parseMicroDvd(lines);
  const isWebVtt = lines[0]?.startsWith("WEBVTT") ?? false;
  const starts = lines.flatMap((line, index) => (line.includes("-->") || timing.test(line) ? [index] : []));
  const isNumbered = isNumber(lines.slice(0, starts[0]).findLast((line) => !isBlank(line)));
  const captions: Caption[] = [];
  for (const [number, start] of starts.entries()) {
    const match = timing.exec(lines[start] ?? "");
    if (match === null || captions.length >= maxCaptions) continue;
    const text = textLines(lines.slice(start + 1, starts[number + 1]), { isWebVtt, isNumbered, isLast: number === starts.length - 1 });
    const [startS, endS] = [secondsOf(match.slice(1, 5)), secondsOf(match.slice(5, 9))];
    const shown = shownText(text.join("\n"));
    if (endS > startS && shown !== "") captions.push({ startS, endS, text: shown });
  }
  return captions;
}

/** Later by `offsetS`, or earlier; what would begin before the film begins with it. */
export const shifted = (captions: readonly Caption[], offsetS: number): Caption[] =>
  captions.map((one) => ({ ...one, startS: Math.max(0, one.startS + offsetS), endS: one.endS + offsetS })).filter(({ startS, endS }) => endS > startS);
