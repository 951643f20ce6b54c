import { type Caption, maxCaptions, shownText } from "./caption.ts";

/** "{100}{150}First line|Second line": times are numbers of pictures. */
const event = /^\s*\{(\d{1,7})\}\{(\d{1,7})\}(.*)$/;
/** A file that does not name its rate is mostly a cinema film's. */
const usualRate = 24_000 / 1001;

export const isMicroDvd = (lines: readonly string[]): boolean => event.test(lines.find((line) => line.trim() !== "") ?? "");

/** The first event may be "{1}{1}25": the pictures in a second. */
function rateOf(lines: readonly string[]): number {
  const [, start, end, text = ""] = event.exec(lines.find((line) => line.trim() !== "") ?? "") ?? [];
  const rate = start === end ? Number(text.replace(",", ".")) : Number.NaN;
  return rate >= 1 && rate <= 240 ? rate : usualRate;
}

export function parseMicroDvd(lines: readonly string[]): Caption[] {
  const rate = rateOf(lines);
  return lines
    .flatMap((line): Caption[] => {
      const [, start, end, text = ""] = event.exec(line) ?? [];
      const shown = shownText(text.replaceAll("|", "\n").replace(/^\//gm, ""));
      return Number(end) > Number(start) && shown !== "" ? [{ startS: Number(start) / rate, endS: Number(end) / rate, text: shown }] : [];
    })
    .slice(0, maxCaptions);
}
