import type { CsvRow } from "./csv.ts";
import { type CsvFormat, type CsvTable, datesOf, type TableReader } from "./csv-format.ts";
import { listOfFile } from "./trakt.ts";
import { type TraktContext, traktTitle } from "./trakt-meaning.ts";
import { roleOf, type TraktRole } from "./trakt-roles.ts";

/** Columns that say what a file is about. */
const roleColumns = [
  ["hiddenat", "hidden"],
  ["collectedat", "collected"],
  ["pausedat", "playback"],
  ["ratedat", "ratings"],
  ["watchedat", "history"],
  ["lastwatchedat", "history"],
] as const;

/** Files with the date of listing differ by their names alone. */
function tableRole({ name, names }: CsvTable): TraktRole {
  const byColumn = roleColumns.find(([column]) => names.includes(column))?.[1];
  if (byColumn) return byColumn;
  const byName = roleOf(name);
  return byName === "watchlist" || byName === "favorites" || byName === "hidden" || byName === "recommended" ? byName : "list";
}

const numberIn = (text: string): number | undefined => (text === "" ? undefined : Number(text));

/** As Trakt's JSON has it. */
function itemOf(row: CsvRow, date: (column: string) => string | undefined): object {
  const type = row("type").toLowerCase();
  const [season, episode] = [numberIn(row("seasonnumber", "season")), numberIn(row("episodenumber", "episode"))];
  const about = {
    title: row("title"),
    year: row("year"),
    runtime: numberIn(row("runtime")),
    ids: { imdb: row("imdbid"), tmdb: row("tmdbid"), trakt: numberIn(row("traktid")) },
  };
  return {
    ...(type === "movie" || type === "film" ? { movie: about } : type === "person" ? { person: about } : { show: about }),
    ...(type === "episode" || episode !== undefined ? { episode: { season, number: episode } } : (type === "season" || season !== undefined) && { season: {} }),
    ...{
      watched_at: date("watchedat"),
      last_watched_at: date("lastwatchedat"),
      rated_at: date("ratedat"),
      listed_at: date("listedat"),
      paused_at: date("pausedat"),
    },
    ...{ rating: row("rating"), rank: row("rank"), notes: row("notes"), progress: row("progress") },
  };
}

function readTable(table: CsvTable): TableReader {
  const columns = ["watchedat", "lastwatchedat", "ratedat", "listedat", "pausedat"];
  const dates = datesOf(table, ...columns);
  const context: TraktContext = { role: tableRole(table), list: listOfFile(table.name, new Map()), now: table.now };
  return (row, index) => {
    const date = (column: string): string | undefined => {
      const time = dates(row(column));
      return time === null ? undefined : new Date(time).toISOString();
    };
    return traktTitle(itemOf(row, date), index, context);
  };
}

const ids = ["traktid", "imdbid", "tmdbid", "tvdbid"];

export const traktCsvFormat: CsvFormat = {
  service: "trakt",
  required: ["type", ["title", "traktid"], ["watchedat", "lastwatchedat", "ratedat", "listedat", "collectedat", "pausedat", "hiddenat"]],
  optional: [
    ...[
      "rank",
      "year",
      "traktrating",
      "url",
      "released",
      "runtime",
      "genres",
      "rating",
      "notes",
      "plays",
      "action",
      "id",
      "progress",
      "status",
      "season",
      "episode",
    ],
    ...[
      "seasonnumber",
      "seasontitle",
      "episodenumber",
      "episodetitle",
      "episodereleased",
      "episodetraktrating",
      "mediatype",
      "resolution",
      "3d",
      "hdr",
      "audio",
    ],
    ...["audiochannels", ...ids, ...ids.flatMap((id) => [`episode${id}`, `season${id}`])],
  ],
  read: readTable,
};
