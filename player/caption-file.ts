/** `text`: with markup such as `<i>`; lines end in "\n". */
export type Caption = { startS: number; endS: number; text: string };

/** A film of three hours has about 2,500 captions. */
export const maxCaptions = 20_000;
/** A caption takes four or five. */
const maxLines = 5 * maxCaptions;
export const maxTextChars = 1000;

export const linesOf = (file: string): string[] => file.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/, maxLines);

const stamp = /(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})/;
/** SubRip writes a comma before the milliseconds, WebVTT a point and perhaps settings after the end. */
const timing = new RegExp(`^\\s*${stamp.source}\\s*-->\\s*${stamp.source}(?=\\s|$)`);

function secondsOf([hours = "0", minutes = "0", seconds = "0", fraction = "0"]: (string | undefined)[]): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`);
}

/** Styling that SubRip files borrow from another format: "{\an8}". */
export const withoutOverrides = (text: string): string => text.replace(/\{\\[^{}]{0,200}\}/g, "");

/**
 * Parses the text of a SubRip or WebVTT file. Whatever is no caption is left out, so that a file of another kind has none. Markup stays in the text:
 * show it by way of a VTTCue, which renders `<i>` and drops other tags.
 */
export function parseCaptionFile(file: string): Caption[] {
  const lines = linesOf(file);
  const captions: Caption[] = [];
  for (let i = 0; i < lines.length && captions.length < maxCaptions; i++) {
    const match = timing.exec(lines[i] ?? "");
    if (match === null) continue;
    const text: string[] = [];
    for (let line = lines[i + 1]; line !== undefined && line.trim() !== "" && !line.includes("-->"); line = lines[i + 1]) {
      text.push(line.trimEnd());
      i += 1;
    }
    const [startS, endS] = [secondsOf(match.slice(1, 5)), secondsOf(match.slice(5, 9))];
    const shown = withoutOverrides(text.join("\n").slice(0, maxTextChars)).trim();
    if (endS > startS && shown !== "") captions.push({ startS, endS, text: shown });
  }
  return captions;
}

/** Later by `offsetS`, or earlier; what would begin before the film begins with it. */
export const shifted = (captions: readonly Caption[], offsetS: number): Caption[] =>
  captions.map((one) => ({ ...one, startS: Math.max(0, one.startS + offsetS), endS: one.endS + offsetS })).filter(({ startS, endS }) => endS > startS);
