import { type CsvRow, csvRow } from "./csv.ts";
import type { CsvFormat, CsvTable, TableReader } from "./csv-format.ts";
import { dateReader } from "./dates.ts";
import { imdbIdIn, importedTitle, ratingIn, tmdbIdIn, undated, yearIn } from "./imported-title.ts";

function readTable({ names, rows, now }: CsvTable): TableReader {
  const isWatchlist = names.includes("addedat");
  const yearColumn = names.indexOf("year");
  // The rows of Movary's watchlist lack the year that its header names.
  const rowOf = (fields: readonly string[]): CsvRow =>
    csvRow(names, isWatchlist && fields.length === names.length - 1 ? fields.toSpliced(yearColumn, 0, "") : fields);
  const dates = dateReader(
    rows.map((fields) => rowOf(fields)("watchedat", "addedat")),
    now,
  );
  return (_row, _index, fields) => {
    const row = rowOf(fields);
    const [title, tmdb, imdb] = [row("title"), tmdbIdIn(row("tmdbid")), imdbIdIn(row("imdbid"))];
    if (title === "" && tmdb === null && imdb === null) return "unnamed";
    const rating = ratingIn(row("userrating"));
    const at = dates(row("watchedat", "addedat")) ?? undated;
    return importedTitle({
      ...{ title: title || (imdb ?? String(tmdb)), year: yearIn(row("year")), kind: "movie", tmdb, imdb },
      ...(isWatchlist ? { savedAt: at } : { seenAt: at }),
      ...(rating !== null && { rating }),
      ...{ note: row("comment"), ratedAt: at },
    });
  };
}

export const movaryFormat: CsvFormat = {
  service: "movary",
  required: ["title", "tmdbid", ["watchedat", "userrating", "addedat"]],
  optional: ["year", "imdbid", "comment", "location", "plays"],
  read: readTable,
};
