import { type CsvFormat, type CsvTable, datesOf, type TableReader } from "./csv-format.ts";
import { baseName, type ImportedTitle, imdbIdIn, importedTitle, listName, ratingIn, tmdbIdIn, undated, withoutCopyNumber, yearIn } from "./imported-title.ts";

// The film database's own export: ratings, watchlist, favorites and lists have one header.

function kindIn(type: string): ImportedTitle["kind"] | "part" {
  if (/episode|season/i.test(type)) return "part";
  if (/movie/i.test(type)) return "movie";
  return /tv|series|show/i.test(type) ? "tv" : null;
}

/** A rated series may have been seen in part. */
const ratedFacts = (kind: ImportedTitle["kind"], rating: number, ratedAt: number) => ({
  ...{ rating, ratedAt },
  ...(kind === "movie" && { seenAt: ratedAt, isLogged: ratedAt !== undated }),
});

function readTable(table: CsvTable): TableReader {
  const dates = datesOf(table, "daterated", "dateadded");
  const file = withoutCopyNumber(baseName(table.name));
  const list = /favou?rite/i.test(file) ? "Favorites" : /rating|rated|watchlist|^\d*$|tmdb|export/i.test(file) ? null : listName(file.replace(/[-_]+/g, " "));
  return (row, index) => {
    const kind = row("seasonnumber", "episodenumber") === "" ? kindIn(row("type")) : "part";
    if (kind === "part") return "part";
    if (/person/i.test(row("type"))) return "people";
    if (/recommend/i.test(file)) return "recommended";
    const [title, tmdb, imdb] = [row("name", "title"), tmdbIdIn(row("tmdbid")), imdbIdIn(row("imdbid"))];
    if (title === "" && imdb === null && (tmdb === null || kind === null)) return "unnamed";
    const rating = ratingIn(row("yourrating"));
    if (rating === null && /rating|rated/i.test(file)) return "empty";
    const isWatchlist = /watchlist/i.test(file);
    return importedTitle({
      ...{ title: title || (imdb ?? String(tmdb)), year: yearIn(row("releasedate").slice(0, 4)), kind, tmdb, imdb },
      ...(rating !== null && ratedFacts(kind, rating, dates(row("daterated")) ?? undated)),
      ...((isWatchlist || (rating === null && list === null)) && { savedAt: dates(row("dateadded")) ?? undated }),
      ...(list !== null && { lists: [{ name: list, position: index }] }),
    });
  };
}

export const tmdbFormat: CsvFormat = {
  service: "tmdb",
  required: ["tmdbid", "type", "name", ["yourrating", "daterated", "releasedate"]],
  optional: ["imdbid", "seasonnumber", "episodenumber", "rating", "dateadded", "yourrating", "daterated", "releasedate"],
  read: readTable,
};
