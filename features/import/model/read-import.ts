import { hasMoreValues } from "#domain/json-values.ts";
import { columnName, headRows } from "./csv.ts";
import { type CsvFormat, csvSource } from "./csv-format.ts";
import { type FileRows, type RowCounts, type RowSource, readRows } from "./file-rows.ts";
import { imdbFormat } from "./imdb.ts";
import { importLimits } from "./import-limits.ts";
import type { ImportedTitle, ImportFile, Service } from "./imported-title.ts";
import type { Pause } from "./in-parts.ts";
import { letterboxdFormats } from "./letterboxd.ts";
import { mergeTitles } from "./merge-titles.ts";
import { movaryFormat } from "./movary.ts";
import { netflixFormats } from "./netflix.ts";
import { simklFormat, simklSource } from "./simkl.ts";
import { tmdbFormat } from "./tmdb.ts";
import { isListNames, type TraktListNames, traktListNames, traktSource } from "./trakt.ts";
import { traktCsvFormat } from "./trakt-csv.ts";

const csvFormats: readonly CsvFormat[] = [...letterboxdFormats, imdbFormat, traktCsvFormat, simklFormat, movaryFormat, tmdbFormat, ...netflixFormats];

/** Why a file was not read: no reader knows it, or a service's file has no titles. The others are of files that are not text. */
export const fileFaults = ["unknown", "noTitles", "damaged", "tooMuch", "tooLarge", "type", "tooMany"] as const;
export type FileFault = (typeof fileFaults)[number];

/** What became of a file. `service`: `null` if it was not read. */
export type FileReport = RowCounts & { name: string; service: Service | null; fault: FileFault | null };

export type ReadImport = {
  services: Service[];
  /** Each once, at most `importLimits.titles`. */
  titles: ImportedTitle[];
  /** The names of the visitor's lists, in their order. */
  lists: string[];
  /** Titles beyond the limit. */
  left: number;
  files: FileReport[];
};

export const unreadFile = (name: string, fault: FileFault): FileReport => ({ name, service: null, fault, rows: 0, read: 0, leftOut: {} });

const isJson = ({ text }: ImportFile): boolean => /^\uFEFF?\s*[[{]/.test(text);

function jsonIn({ text }: ImportFile): { value: unknown } | FileFault {
  if (hasMoreValues(text, importLimits.jsonValues)) return "tooMuch";
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, "")) };
  } catch {
    return "damaged";
  }
}

/** Letterboxd's files about its member: profile, comments, and what others have written. */
function isWithoutTitles({ name, text }: ImportFile): boolean {
  if (text.replace(/^\uFEFF/, "").trim() === "" || /(?:^|[\\/])likes[\\/](?:reviews|lists)\.csv$/i.test(name)) return true;
  const header = headRows(text)[0]?.map(columnName) ?? [];
  return [
    ["datejoined", "username"],
    ["date", "content"],
  ].some((columns) => columns.every((column) => header.includes(column)));
}

function sourceOf(file: ImportFile, names: TraktListNames, mostRows: number, now: number): RowSource | FileFault {
  if (isJson(file)) {
    const json = jsonIn(file);
    return typeof json === "string" ? json : (simklSource(json.value, now) ?? traktSource(file, json.value, names, now) ?? "unknown");
  }
  return csvSource(file, csvFormats, mostRows, now) ?? (isWithoutTitles(file) ? "noTitles" : "unknown");
}

/** Of Trakt's lists: other files have their titles. */
function listNamesIn(files: readonly ImportFile[]): TraktListNames {
  const named = files.filter((file) => isListNames(file) && isJson(file));
  return new Map(
    named.flatMap((file) => {
      const json = jsonIn(file);
      return typeof json === "string" ? [] : traktListNames(json.value);
    }),
  );
}

const nothing = async (): Promise<void> => undefined;

/** What the files of an import say, whichever services they come from. `pause`: lets the page respond, between some hundred rows. */
export async function readImport(files: readonly ImportFile[], now: number, pause: Pause = nothing): Promise<ReadImport> {
  const names = listNamesIn(files);
  const reports: FileReport[] = [];
  const read: FileRows[] = [];
  let leftRows: number = importLimits.rows;
  for (const file of files) {
    const source = sourceOf(file, names, leftRows, now);
    if (typeof source === "string") {
      reports.push(unreadFile(file.name, source));
      continue;
    }
    const rows = await readRows(source, leftRows, pause);
    leftRows -= rows.rows - (rows.leftOut.beyond ?? 0);
    read.push(rows);
    reports.push({ name: file.name, service: rows.service, fault: null, rows: rows.rows, read: rows.read, leftOut: rows.leftOut });
    await pause();
  }
  const titles = await mergeTitles(
    read.flatMap((rows) => rows.titles),
    pause,
  );
  const lists = new Set(read.flatMap((rows) => rows.lists));
  const inOrder = [...new Set(names.values())].filter((name) => lists.has(name));
  return {
    services: [...new Set(read.filter((rows) => rows.titles.length > 0).map(({ service }) => service))],
    titles: titles.slice(0, importLimits.titles),
    lists: [...new Set([...inOrder, ...lists])],
    left: Math.max(0, titles.length - importLimits.titles),
    files: reports,
  };
}
