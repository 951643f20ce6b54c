import { parseCaptionFile } from "#server/player-page/caption-file.ts";
import { type Caption, captionsOfAssEvents, captionsOfText, webVtt } from "./captions.ts";
import { decodeText } from "./text-encoding.ts";

export type CaptionFormat = "srt" | "vtt" | "ass";

/** A film's captions have about 150 KB. */
export const maxCaptionFileBytes = 5_000_000;

function secondsOf(time: string): number {
  const [hours = "", minutes = "", seconds = ""] = time.trim().split(":");
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** The columns of a line of "Format:", in lower case. */
const columnsOf = (line: string): string[] => line.split(",").map((column) => column.trim().toLowerCase());

/** The events of an Advanced SubStation file, whose format line names their fields. Text is the last. */
function parseAss(file: string): Caption[] {
  let columns = columnsOf("Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text");
  let isEvents = false;
  return file.split(/\r\n|\r|\n/).flatMap((line) => {
    const [, key = "", value = ""] = /^\s*([\w ]+):\s?(.*)$/.exec(line) ?? [];
    if (line.startsWith("[")) isEvents = /^\[events\]/i.test(line);
    else if (isEvents && key === "Format") columns = columnsOf(value);
    if (!isEvents || key !== "Dialogue") return [];
    const fields = value.split(",");
    const times = { startS: secondsOf(fields[columns.indexOf("start")] ?? ""), endS: secondsOf(fields[columns.indexOf("end")] ?? "") };
    return captionsOfAssEvents([{ ...times, event: value }], columns.length - 1);
  });
}

const parseLines = (file: string): Caption[] => parseCaptionFile(file).flatMap(({ text, ...times }) => captionsOfText(times, text));

/** A caption file as WebVTT in UTF-8. `language` tells old encodings from each other. */
export function captionFileAsWebVtt(bytes: Uint8Array, format: CaptionFormat, language: string | null): string {
  const text = decodeText(bytes, language);
  return webVtt(format === "ass" ? parseAss(text) : parseLines(text));
}
