import type { CsvRow } from "./csv.ts";
import { type CsvFormat, type CsvTable, datesOf, type TableReader } from "./csv-format.ts";
import type { RowResult } from "./file-rows.ts";
import { kindOfType } from "./imdb-types.ts";
import { baseName, finiteNumber, imdbIdIn, importedTitle, listName, ratingIn, undated, yearIn } from "./imported-title.ts";

/** Names that say nothing: a code, or a number. */
const namedByCode = /^(?:[\da-f-]{20,}|list|export|titles?|imdb|ls\d+)(?:\s*\(\d+\))?$/i;
const isWatchlist = (file: string): boolean => /watchlist/i.test(file);

/** Until 2017 ratings had the header of a list: each row has a rating, which no row of a list needs. */
function isRatings({ name, names, rows }: CsvTable): boolean {
  const file = baseName(name);
  if (!names.includes("position")) return names.includes("yourrating") || names.includes("yourated");
  if (!names.includes("yourated") || isWatchlist(file) || /^ls\d+/i.test(file)) return false;
  const at = names.indexOf("yourated");
  return rows.length > 0 && rows.every((fields) => ratingIn(fields[at]) !== null);
}

/** `list`: its name; `null`: the watchlist. Files that are named by a code are taken for it. */
type Meaning = { isRatings: boolean; list: string | null; dates: (row: CsvRow, ...columns: string[]) => number };

function titleIn(row: CsvRow, index: number, { isRatings: areRatings, list, dates }: Meaning): RowResult {
  if (/^nm\d+$/.test(row("const"))) return "people";
  const type = kindOfType(row("titletype"));
  if (type === "other") return "otherType";
  if (type === "episode") return "part";
  const imdb = imdbIdIn(row("const")) ?? imdbIdIn(row("url"));
  const title = row("title", "originaltitle");
  if (imdb === null && title === "") return "unnamed";
  const rating = ratingIn(row("yourrating", "yourated"));
  const ratedAt = dates(row, "daterated", "created");
  return importedTitle({
    title: title || (imdb ?? ""),
    year: yearIn(row("year")),
    imdb,
    kind: type,
    ...(rating !== null && { rating, ratedAt }),
    // A rated series may have been seen in part.
    ...(areRatings && type !== "tv" && { seenAt: ratedAt, isLogged: ratedAt !== undated }),
    ...(!areRatings &&
      (list === null ? { savedAt: dates(row, "created", "dateadded") } : { lists: [{ name: list, position: finiteNumber(row("position")) ?? index }] })),
  });
}

function readTitles(table: CsvTable): TableReader {
  const file = baseName(table.name);
  const areRatings = isRatings(table);
  const list = areRatings || isWatchlist(file) || namedByCode.test(file) ? null : listName(file);
  const read = datesOf(table, "created", "modified", "daterated", "dateadded");
  const dates: Meaning["dates"] = (row, ...columns) => columns.map((column) => read(row(column))).find((time) => time !== null) ?? undated;
  return (row, index) => titleIn(row, index, { isRatings: areRatings, list, dates });
}

export const imdbFormat: CsvFormat = {
  service: "imdb",
  required: ["const"],
  optional: [
    ...["position", "created", "modified", "description", "title", "originaltitle", "url", "titletype", "imdbrating", "runtimemins", "year", "genres"],
    ...["numvotes", "releasedate", "releasedatemonthdayyear", "directors", "yourrating", "yourated", "daterated", "dateadded"],
    // Of lists of people.
    ...["name", "knownfor", "birthdate"],
  ],
  read: readTitles,
};
