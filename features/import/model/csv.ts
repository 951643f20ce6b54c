import { importLimits } from "./import-limits.ts";

/** In characters. */
const longestHeader = 10_000;
const longestField = 1_000_000;

/** The delimiter that the first line with any has most of: spreadsheets in some languages save semicolons. */
function delimiterOf(text: string): string {
  const [firstLine = ""] = text
    .slice(0, longestHeader)
    .trimStart()
    .split(/[\r\n]/, 1);
  const count = (delimiter: string): number => firstLine.split(delimiter).length;
  return [",", ";", "\t"].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

/** The end of a quoted field that begins at `start`; a quote that is not closed in good time ends with the text. */
function quotedEnd(text: string, start: number): number {
  for (let at = text.indexOf('"', start); at >= 0 && at - start < longestField; at = text.indexOf('"', at + 2)) if (text[at + 1] !== '"') return at;
  return text.length;
}

/** Lines with a text behind `start`. */
function linesFrom(text: string, start: number): number {
  let lines = 0;
  for (let at = start; at < text.length; ) {
    const end = text.indexOf("\n", at);
    const next = end < 0 ? text.length : end;
    if (text.slice(at, next).trim() !== "") lines += 1;
    at = next + 1;
  }
  return lines;
}

/** `beyond`: how many rows the limits leave out. */
export type CsvRows = { rows: string[][]; beyond: number };

/**
 * Rows of fields, as RFC 4180 has them, and as files are found: with a byte order mark, any line ends, and quotes within a field that does not begin with
 * one. Lines without any text are left out.
 */
export function parseCsv(source: string, mostRows: number = importLimits.rows): CsvRows {
  const text = source.replace(/^\uFEFF/, "");
  const delimiter = delimiterOf(text);
  const fieldEnd = new RegExp(`[\\r\\n${delimiter}]`, "g");
  const rows: string[][] = [];
  let row: string[] = [];
  let fields = 0;
  let at = 0;
  for (; at <= text.length && rows.length < mostRows && fields < importLimits.fields; at += 1) {
    let field = "";
    if (text[at] === '"') {
      const end = quotedEnd(text, at + 1);
      field = text.slice(at + 1, Math.min(end, at + longestField)).replaceAll('""', '"');
      at = end + 1;
    }
    fieldEnd.lastIndex = at;
    const end = fieldEnd.exec(text)?.index ?? text.length;
    fields += 1;
    if (row.length < importLimits.columns) row.push(field + text.slice(at, end));
    at = end;
    if (text[at] === delimiter) continue;
    if (row.some((value) => value.trim() !== "")) rows.push(row);
    row = [];
  }
  return { rows, beyond: linesFrom(text, at) };
}

/** The names of the columns are among the first rows: exports have at most three above them. */
const mostRowsAbove = 10;
const headCharacters = 100_000;

/** The first rows of a file. */
export const headRows = (text: string): string[][] => parseCsv(text.slice(0, headCharacters), mostRowsAbove).rows;

/** The fields of a row by the names in the header, without case, spaces and punctuation: "Runtime (mins)" is "runtimemins". */
export type CsvRow = (...names: string[]) => string;

export const columnName = (header: string): string => header.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** @param names of the columns, by `columnName` @returns a function that returns the first of the named fields with a text, else "" */
export function csvRow(names: readonly string[], fields: readonly string[]): CsvRow {
  return (...wanted) => {
    for (const name of wanted) {
      const value = fields[names.indexOf(name)]?.trim();
      if (value) return value;
    }
    return "";
  };
}
