import { type Caption, linesOf, maxCaptions } from "#player/caption.ts";
import { parseCaptionFile, shifted } from "#player/caption-file.ts";
import { captionsOfAssEvent, captionsOfText, webVtt } from "./captions.ts";

/** A film's captions have about 150 KB. */
export const maxCaptionFileBytes = 5_000_000;

function secondsOf(time: string): number {
  const [hours = "", minutes = "", seconds = ""] = time.trim().split(":");
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** The columns of a line of "Format:", in lower case. */
const columnsOf = (line: string): string[] => line.split(",").map((column) => column.trim().toLowerCase());

/** An event's fields and its text, of which no more than a thousand characters are shown. */
const maxEventChars = 10_000;

/** The events of an Advanced SubStation file, whose format line names their fields. Text is the last. */
function parseAss(file: string): Caption[] {
  let columns = columnsOf("Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text");
  let isEvents = false;
  const captions: Caption[] = [];
  for (const wholeLine of linesOf(file)) {
    const line = wholeLine.trimStart().slice(0, maxEventChars);
    const [, key = "", value = ""] = /^(format|dialogue)\s{0,9}:\s?(.*)$/is.exec(line) ?? [];
    if (line.startsWith("[")) isEvents = /^\[events\]/i.test(line);
    else if (isEvents && key.toLowerCase() === "format") columns = columnsOf(value);
    if (!isEvents || key.toLowerCase() !== "dialogue" || captions.length >= maxCaptions) continue;
    const fields = value.split(",");
    const times = { startS: secondsOf(fields[columns.indexOf("start")] ?? ""), endS: secondsOf(fields[columns.indexOf("end")] ?? "") };
    captions.push(...captionsOfAssEvent(times, value, columns.length - 1));
  }
  return captions;
}

const parseLines = (file: string): Caption[] => parseCaptionFile(file).flatMap(({ text, ...times }) => captionsOfText(times, text));

/** A file may be of another format than its name says. */
const isAss = (file: string): boolean => /^\[(?:script info|events)\]/im.test(file.slice(0, 10_000).replace(/^\s+/gm, ""));

/** The text of a caption file as WebVTT. `shiftS`: moves its captions in time. */
export const captionFileAsWebVtt = (file: string, shiftS = 0): string => webVtt(shifted(isAss(file) ? parseAss(file) : parseLines(file), shiftS));
