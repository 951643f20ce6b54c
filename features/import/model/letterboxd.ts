import { savedLimits } from "#features/saved/model/saved-limits.ts";
import { type CsvRow, columnName, csvRow, headerIndex } from "./csv.ts";
import {
  baseName,
  type ImportedRows,
  type ImportedTitle,
  type ImportFile,
  imdbIdIn,
  importedRows,
  importedTitle,
  listName,
  timeIn,
  tmdbIdIn,
  wholeNumber,
  yearIn,
} from "./imported-title.ts";

// The files of Letterboxd's export, and of its import format, which other services write.

const listMark = /^letterboxd list export/i;
/** What the visitor has deleted, and what is not the visitor's. */
const otherFolders = /(?:^|\/)(?:deleted|orphaned|likes)\//i;

const isFilmHeader = (names: readonly string[]): boolean =>
  (names.includes("name") && names.includes("year")) ||
  (names.includes("title") && names.some((name) => /^(?:letterboxduri|tmdbid|imdbid|rating10|watcheddate)$/.test(name)));

/** Half stars from 0.5 to 5, or `Rating10`. */
function ratingIn(row: CsvRow): number | null {
  const outOfTen = row("rating10");
  return outOfTen === "" ? wholeNumber(Number(row("rating").replace(",", ".")) * 2, 1, 10) : wholeNumber(outOfTen, 1, 10);
}

/** Reviews may have a few tags. Cut before they are searched: of "<a <a <a" each would be searched to the end. */
const withoutTags = (text: string): string =>
  text
    .slice(0, 4 * savedLimits.rating.noteMaxChars)
    .replace(/<br\s*\/?>/gi, "\n")
    .replace(/<\/?(?:a|b|i|em|strong|blockquote|p)(?:\s[^>]*)?>/gi, "");

type FileKind = "watchlist" | "watched" | "list";

/** Ratings, reviews and the diary are of films that were seen. Titles of a file with another name are saved: that claims least. */
function fileKindOf(name: string, isList: boolean, header: readonly string[]): FileKind {
  if (isList) return "list";
  if (/watchlist/i.test(name)) return "watchlist";
  const names = header.map(columnName);
  return /watched|rating|review|diary/i.test(name) || names.includes("rating") || names.includes("watcheddate") ? "watched" : "watchlist";
}

type Table = { kind: FileKind; list: string; now: number };

function titleIn(row: CsvRow, { kind, list, now }: Table): ImportedTitle | null {
  const title = row("name", "title");
  if (title === "") return null;
  const addedAt = timeIn(row("date"), now) ?? now;
  const seenAt = timeIn(row("watcheddate"), now) ?? addedAt;
  const rating = kind === "list" ? null : ratingIn(row);
  return importedTitle({
    title,
    year: yearIn(row("year")),
    tmdb: null,
    imdb: imdbIdIn(row("imdbid")),
    ...(tmdbIdIn(row("tmdbid")) !== null && { tmdb: tmdbIdIn(row("tmdbid")), kind: "movie" as const }),
    ...(kind === "watchlist" && { savedAt: addedAt }),
    ...(kind === "watched" && { seenAt, rating, note: withoutTags(row("review")), ratedAt: seenAt }),
    ...(kind === "list" && { lists: [list] }),
  });
}

/** `null`: another service's file, or none. `rows`: of the file's CSV. */
export function readLetterboxd({ name }: Pick<ImportFile, "name">, rows: readonly string[][], now: number): ImportedRows | null {
  const isList = listMark.test(rows[0]?.[0] ?? "");
  // A list's own name and date stand in a table of their own above its films.
  const at = headerIndex(rows, (columns, index) => isFilmHeader(columns) && !(isList && index < 2));
  const header = rows[at] ?? [];
  const names = header.map(columnName);
  const isOurs =
    isList || names.some((column) => /^(?:letterboxduri|tmdbid|rating10)$/.test(column)) || (names.includes("title") && names.includes("watcheddate"));
  if (at < 0 || !isOurs) return null;
  if (otherFolders.test(name)) return importedRows("letterboxd", []);
  const list = isList ? listName(csvRow((rows[1] ?? []).map(columnName), rows[2] ?? [])("name") || baseName(name)) : "";
  const table: Table = { kind: fileKindOf(baseName(name), isList, header), list, now };
  const titles = rows.slice(at + 1).map((fields) => titleIn(csvRow(names, fields), table));
  return importedRows("letterboxd", titles);
}
