import { savedLimits } from "#features/saved/model/saved-limits.ts";
import { type CsvRow, columnName, csvRow } from "./csv.ts";
import { type CsvFormat, type CsvTable, datesOf, type TableReader } from "./csv-format.ts";
import { baseName, finiteNumber, type ImportedTitle, imdbIdIn, importedTitle, listName, ratingIn, tmdbIdIn, undated, yearIn } from "./imported-title.ts";

// The files of Letterboxd's export, and of its import format, which other services write.

/** What the visitor has deleted, and films that Letterboxd has deleted. */
const deletedFolders = /(?:^|[\\/])(?:deleted|orphaned)[\\/]/i;
const likesFolder = /(?:^|[\\/])likes[\\/]/i;

/** Half stars from 0.5 to 5, unless the file has more: then it is out of ten. */
function ratingScale({ names, rows }: CsvTable): (row: CsvRow) => number | null {
  const at = names.indexOf("rating");
  const isOutOfTen = rows.some((fields) => Number(fields[at]?.replace(",", ".")) > 5);
  return (row) => {
    const [outOfTen, outOfHundred, rating] = [row("rating10"), row("rating100"), row("rating").replace(",", ".")];
    if (outOfTen !== "") return ratingIn(outOfTen);
    if (outOfHundred !== "") return ratingIn(Number(outOfHundred) / 10);
    return rating === "" ? null : ratingIn(Number(rating) * (isOutOfTen ? 1 : 2));
  };
}

/** Reviews may have a few tags. Cut before they are searched: of "<a <a <a" each would be searched to the end. */
const withoutTags = (text: string): string =>
  text
    .slice(0, 4 * savedLimits.rating.noteMaxChars)
    .replace(/<br\s*\/?>/gi, "\n")
    .replace(/<\/?(?:a|b|i|em|strong|blockquote|p)(?:\s[^>]*)?>/gi, "");

/** A film's address, by which two of one name and year differ. Diary and reviews have that of their entry, in which old exports name the film. */
function filmAddress(row: CsvRow, isEntry = false): string | null {
  const address = row("letterboxduri", "url").replace(/\/$/, "");
  const film = /letterboxd\.com\/(?:[^/]+\/)?film\/(?<name>[^/]+)/i.exec(address)?.groups?.name;
  if (film) return `letterboxd:${film}`;
  return isEntry ? null : address || null;
}

/** Ratings, reviews and the diary are of films that were seen. Titles of a file with another name are saved: that claims least. */
function isWatched({ name, names }: CsvTable): boolean {
  const file = baseName(name);
  if (/watchlist/i.test(file)) return false;
  const columns = ["rating", "rating10", "rating100", "watcheddate", "review"];
  return /watched|rating|review|diary/i.test(file) || columns.some((column) => names.includes(column));
}

/** Of one without a date of its own, the day on which it was logged. */
type Watching = Pick<ImportedTitle, "seenAt" | "isLogged">;
const watchedOn = (watched: number | null, logged: number | null): Watching =>
  watched === null ? { seenAt: logged ?? undated, isLogged: logged !== null } : { seenAt: watched, isLogged: false };

function readFilms(table: CsvTable): TableReader {
  if (deletedFolders.test(table.name)) return () => "deleted";
  if (likesFolder.test(table.name)) return () => "liked";
  const dates = datesOf(table, "date", "watcheddate", "createddate");
  const ratingOf = ratingScale(table);
  const watched = isWatched(table);
  const isEntry = table.names.includes("watcheddate") && table.names.includes("rewatch");
  return (row) => {
    const [title, imdb, tmdb] = [row("name", "title"), imdbIdIn(row("imdbid")), tmdbIdIn(row("tmdbid"))];
    if (title === "" && imdb === null && tmdb === null) return "unnamed";
    const logged = dates(row("date", "createddate"));
    return importedTitle({
      title: title || (imdb ?? String(tmdb)),
      year: yearIn(row("year")),
      imdb,
      uri: filmAddress(row, isEntry),
      ...(tmdb !== null && { tmdb, kind: "movie" as const }),
      ...(watched
        ? { ...watchedOn(dates(row("watcheddate")), logged), rating: ratingOf(row), note: withoutTags(row("review")), ratedAt: logged ?? undated }
        : { savedAt: logged ?? undated }),
    });
  };
}

/** Its name stands in a table of its own above its films; in exports of 2021 and 2022 below an empty line. */
function readList({ name, above, rows }: CsvTable): TableReader {
  if (deletedFolders.test(name)) return () => "deleted";
  const header = above.findIndex((fields) => fields.map(columnName).includes("name"));
  const own = csvRow((above[header] ?? []).map(columnName), above[header + 1] ?? [])("name");
  const list = listName(own) || listName(baseName(name));
  return (row, index) => {
    const title = row("name");
    if (title === "") return "unnamed";
    const position = finiteNumber(row("position")) ?? rows.length + index;
    return importedTitle({ title, year: yearIn(row("year")), uri: filmAddress(row), lists: [{ name: list, position }] });
  };
}

const entryColumns = ["date", "rating", "rewatch", "review", "tags", "watcheddate"];

export const letterboxdFormats: readonly CsvFormat[] = [
  { service: "letterboxd", required: ["name", "year", "letterboxduri"], optional: entryColumns, read: readFilms },
  { service: "letterboxd", required: ["position", "name", "year", "url"], optional: ["description"], read: readList },
  {
    // Its import format. Others have columns of the same names, hence none may be unknown.
    service: "letterboxd",
    required: [
      ["title", "name"],
      ["letterboxduri", "tmdbid", "imdbid", "rating10", "watcheddate"],
    ],
    optional: [...entryColumns, "year", "director", "directors", "rating100", "createddate", "url"],
    mostUnknown: 0,
    read: readFilms,
  },
];
