import { type CsvRow, columnName, csvRow, headRows, parseCsv } from "./csv.ts";
import { type DateReader, dateReader } from "./dates.ts";
import type { RowResult, RowSource } from "./file-rows.ts";
import type { ImportFile, Service } from "./imported-title.ts";

/** A file with the format's header. `above`: what stands above it. `names`: of its columns, by `columnName`. */
export type CsvTable = { name: string; above: readonly string[][]; names: readonly string[]; rows: readonly string[][]; now: number };

/** What reads a table's rows. */
export type TableReader = (row: CsvRow, index: number, fields: readonly string[]) => RowResult;

/** A kind of CSV file. Columns are named as `columnName` has them. */
export type CsvFormat = {
  service: Service;
  /** A header has each of them; of several in one place, at least one. */
  required: readonly (string | readonly string[])[];
  optional: readonly string[];
  /** Columns that a header may have besides: services add some. */
  mostUnknown?: number;
  read: (table: CsvTable) => TableReader;
};

const usualUnknown = 2;

/** How many columns the format does not know; `null`: the header is not the format's. */
function unknownColumns(names: readonly string[], { required, optional, mostUnknown = usualUnknown }: CsvFormat): number | null {
  if (!required.every((column) => [column].flat().some((name) => names.includes(name)))) return null;
  const known = new Set([...required.flat(), ...optional, ""]);
  const unknown = names.filter((name) => !known.has(name)).length;
  return unknown <= mostUnknown ? unknown : null;
}

/** The format that knows a header as a whole: the one with the fewest unknown columns. */
function formatOf(header: readonly string[], formats: readonly CsvFormat[]): CsvFormat | null {
  const names = header.map(columnName);
  const fits = formats.flatMap((format) => {
    const unknown = unknownColumns(names, format);
    return unknown === null ? [] : { format, unknown };
  });
  return fits.toSorted((a, b) => a.unknown - b.unknown)[0]?.format ?? null;
}

export const datesOf = ({ names, rows, now }: CsvTable, ...columns: string[]): DateReader => {
  const at = columns.map((column) => names.indexOf(column)).filter((index) => index >= 0);
  return dateReader(
    rows.flatMap((fields) => at.map((index) => fields[index] ?? "")),
    now,
  );
};

/** `null`: no format has the file's header. */
export function csvSource({ name, text }: ImportFile, formats: readonly CsvFormat[], mostRows: number, now: number): RowSource | null {
  const head = headRows(text);
  const at = head.findIndex((fields) => formatOf(fields, formats) !== null);
  const header = head[at];
  const format = header && formatOf(header, formats);
  if (!format) return null;
  const names = header.map(columnName);
  const { rows, beyond } = parseCsv(text, at + 1 + mostRows);
  const table = { name, above: rows.slice(0, at), names, rows: rows.slice(at + 1), now };
  const read = format.read(table);
  const readAt = (index: number): RowResult => {
    const fields = table.rows[index] ?? [];
    return read(csvRow(names, fields), index, fields);
  };
  return { service: format.service, rows: table.rows.length, beyond, read: readAt };
}
