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
  wholeNumber,
  yearIn,
} from "./imported-title.ts";

/** "tvEpisode", "Video Game", "Podcast Series". */
const otherTypes = /episode|game|podcast|music|episodio|episódio|folge/i;
const seriesTypes = /series?\b|mini-?series?/i;
const filmTypes = /movie|film|short|video|documentary|special/i;

function kindIn(type: string): ImportedTitle["kind"] {
  if (seriesTypes.test(type)) return "tv";
  return filmTypes.test(type) ? "movie" : null;
}

/** Ratings, or a list with its name. Files that are named by a code are taken for the watchlist. */
type Table = { isRatings: boolean; list: string | null; now: number };

const namedByCode = /^(?:[\da-f-]{20,}|list|export|titles?|ls\d+)(?:\s*\(\d+\))?$/i;

function titleIn(row: CsvRow, { isRatings, list, now }: Table): ImportedTitle | null {
  const type = row("titletype").replace(/([a-z])([A-Z])/g, "$1 $2");
  const imdb = imdbIdIn(row("const") || row("url"));
  const title = row("title", "originaltitle");
  if (otherTypes.test(type) || (imdb === null && title === "")) return null;
  const kind = kindIn(type);
  const rating = wholeNumber(row("yourrating", "yourated"), 1, 10);
  const ratedAt = timeIn(row("daterated"), now) ?? timeIn(row("created"), now) ?? now;
  const addedAt = timeIn(row("created", "dateadded"), now) ?? now;
  return importedTitle({
    title: title || (imdb ?? ""),
    year: yearIn(row("year")),
    imdb,
    kind,
    ...(rating !== null && { rating, ratedAt }),
    // A rated series may have been seen in part.
    ...(isRatings && kind !== "tv" && { seenAt: ratedAt }),
    ...(!isRatings && (list === null ? { savedAt: addedAt } : { lists: [list] })),
  });
}

/** `null`: another service's file, or none. `rows`: of the file's CSV. */
export function readImdb({ name }: Pick<ImportFile, "name">, rows: readonly string[][], now: number): ImportedRows | null {
  const at = headerIndex(rows, (names) => names.includes("const"));
  const header = rows[at];
  if (!header) return null;
  const names = header.map(columnName);
  const file = baseName(name);
  const isRatings = !names.includes("position") && (names.includes("yourrating") || names.includes("yourated"));
  const list = /watchlist/i.test(file) || namedByCode.test(file) ? null : listName(file);
  const titles = rows.slice(at + 1).map((fields) => titleIn(csvRow(names, fields), { isRatings, list, now }));
  return importedRows("imdb", titles);
}
