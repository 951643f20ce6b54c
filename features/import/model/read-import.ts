import { hasMoreValues } from "#domain/json-values.ts";
import { mostRowsAbove, parseCsv } from "./csv.ts";
import { readImdb } from "./imdb.ts";
import { importLimits } from "./import-limits.ts";
import type { ImportedRows, ImportedTitle, ImportFile, Service } from "./imported-title.ts";
import { readLetterboxd } from "./letterboxd.ts";
import { mergeTitles } from "./merge-titles.ts";
import { readTrakt } from "./trakt.ts";

export type ReadImport = {
  services: Service[];
  /** Each once, at most `importLimits.titles`. */
  titles: ImportedTitle[];
  /** Rows that are neither films nor series. */
  skipped: number;
  /** Titles beyond the limit. */
  left: number;
  /** Names of files that no reader takes. */
  unknown: string[];
};

function jsonIn(text: string): unknown {
  if (hasMoreValues(text, importLimits.jsonValues)) return null;
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return null;
  }
}

function readFile(file: ImportFile, now: number): ImportedRows | null {
  if (/^\uFEFF?\s*[[{]/.test(file.text)) return readTrakt(file, jsonIn(file.text), now);
  const read = (rows: string[][]): ImportedRows | null => readImdb(file, rows, now) ?? readLetterboxd(file, rows, now);
  // The header says whose export it is. Other files are not read to their end.
  return read(parseCsv(file.text, mostRowsAbove)) && read(parseCsv(file.text));
}

/** What the files of an import say, whichever services they come from. */
export function readImport(files: readonly ImportFile[], now: number): ReadImport {
  const read = files.map((file) => ({ file, rows: readFile(file, now) }));
  const found = read.flatMap(({ rows }) => rows ?? []);
  const titles = mergeTitles(found.flatMap((rows) => rows.titles));
  return {
    services: [...new Set(found.filter((rows) => rows.titles.length > 0).map(({ service }) => service))],
    titles: titles.slice(0, importLimits.titles),
    skipped: found.reduce((sum, rows) => sum + rows.skipped, 0),
    left: Math.max(0, titles.length - importLimits.titles),
    unknown: read.filter(({ rows }) => rows === null).map(({ file }) => file.name),
  };
}
