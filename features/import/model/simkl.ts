import { jsonFields } from "#features/saved/model/json-fields.ts";
import type { CsvRow } from "./csv.ts";
import { type CsvFormat, type CsvTable, datesOf, type TableReader } from "./csv-format.ts";
import { timeIn } from "./dates.ts";
import type { LeftOut, RowResult, RowSource } from "./file-rows.ts";
import { type ImportedEpisode, type ImportedTitle, imdbIdIn, importedTitle, ratingIn, tmdbIdIn, undated, yearIn } from "./imported-title.ts";
import { episodesIn, type Fields, fieldsIn, textIn } from "./json-items.ts";

type Kind = ImportedTitle["kind"];
type Progress = { kind: Kind; watchedAt: number | null; addedAt: number | null; episodes: ImportedEpisode[] };

/** By the status, without case and spaces: "Plan to Watch" is "plantowatch". On hold is watched in part. */
function progressOf(status: string, { kind, watchedAt, addedAt, episodes }: Progress): Partial<ImportedTitle> | LeftOut | null {
  switch (status.toLowerCase().replace(/[^a-z]/g, "")) {
    case "plantowatch":
      return { savedAt: addedAt ?? watchedAt ?? undated };
    case "completed":
      return { seenAt: watchedAt ?? undated, episodes };
    case "watching":
    case "hold":
    case "onhold":
      return episodes.length > 0 ? { episodes } : { startedAt: watchedAt ?? undated };
    case "dropped":
    case "notinteresting":
      return "dropped";
    default:
      if (episodes.length > 0) return { episodes };
      return watchedAt === null ? null : kind === "movie" ? { seenAt: watchedAt } : { startedAt: watchedAt };
  }
}

function simklTitle(facts: Partial<ImportedTitle> & { title: string }, status: string, progress: Progress): RowResult {
  const { title, imdb } = facts;
  if (title === "" && !imdb) return "unnamed";
  const meaning = progressOf(status, progress);
  if (typeof meaning === "string") return meaning;
  if (meaning === null && !facts.rating && !facts.note) return "empty";
  return importedTitle({ ...facts, title: title || (imdb ?? ""), kind: progress.kind, ...meaning });
}

/** "s1e5", "S01E05". It is the last episode that was seen. */
function episodeCode(text: unknown, at: number): ImportedEpisode[] {
  const match = typeof text === "string" ? /^s?(\d{1,3})\s*[ex]\s*(\d{1,5})$/i.exec(text.trim()) : null;
  return match ? [{ season: Number(match[1]), episode: Number(match[2]), at }] : [];
}

/** Anime may be a film or a series. */
const kindIn = (type: string): Kind => (/movie|film/i.test(type) ? "movie" : /tv|show|series/i.test(type) ? "tv" : null);

function readTable(table: CsvTable): TableReader {
  const dates = datesOf(table, "watcheddate");
  return (row: CsvRow) => {
    const watchedAt = dates(row("watcheddate"));
    const episodes = episodeCode(row("lastepwatched"), watchedAt ?? undated);
    const id = row("simklid");
    const facts = {
      title: row("title"),
      year: yearIn(row("year")),
      imdb: imdbIdIn(row("imdb", "imdbid")),
      tmdb: tmdbIdIn(row("tmdb", "tmdbid")),
      uri: id === "" ? null : `simkl:${id}`,
      rating: ratingIn(row("rating")),
      ratedAt: watchedAt ?? undated,
      note: row("memo"),
    };
    return simklTitle(facts, row("watchlist"), { kind: kindIn(row("type")), watchedAt, addedAt: null, episodes });
  };
}

export const simklFormat: CsvFormat = {
  service: "simkl",
  required: ["title", "type", "watchlist", ["watcheddate", "lastepwatched", "simklid"]],
  optional: ["year", "rating", "memo", "tvdb", "tvdbid", "tmdb", "tmdbid", "imdb", "imdbid", "malid", "mal", "anidb", "anidbid"],
  read: readTable,
};

const groups = ["movies", "shows", "anime"] as const;
type Group = (typeof groups)[number];

function jsonTitle(item: Fields, group: Group, now: number): RowResult {
  const about = fieldsIn(item.movie) ?? fieldsIn(item.show) ?? fieldsIn(item.anime) ?? {};
  const ids = jsonFields(about.ids);
  const watchedAt = timeIn(item.last_watched_at, now);
  const named = episodesIn(item.seasons, "watched_at", watchedAt ?? undated, now);
  const episodes = named.length > 0 ? named : episodeCode(item.last_watched, watchedAt ?? undated);
  const simkl = ids.simkl ?? ids.simkl_id;
  const facts = {
    title: textIn(about.title),
    year: yearIn(about.year),
    imdb: imdbIdIn(ids.imdb),
    tmdb: tmdbIdIn(ids.tmdb),
    uri: typeof simkl === "number" || typeof simkl === "string" ? `simkl:${simkl}` : null,
    rating: ratingIn(item.user_rating),
    ratedAt: timeIn(item.user_rated_at, now) ?? undated,
    note: textIn(jsonFields(item.memo).text),
  };
  const kind = group === "movies" || item.anime_type === "movie" ? "movie" : "tv";
  return simklTitle(facts, textIn(item.status), { kind, watchedAt, addedAt: timeIn(item.added_to_watchlist_at, now), episodes });
}

/** `null`: another service's file. */
export function simklSource(json: unknown, now: number): RowSource | null {
  const file = jsonFields(json);
  const rows = groups.flatMap((group) => {
    const items: unknown = file[group];
    return Array.isArray(items) ? items.map((item: unknown) => ({ item: jsonFields(item), group })) : [];
  });
  const isSimkl = rows.some(({ item }) => typeof item.status === "string" || item.user_rating !== undefined || item.added_to_watchlist_at !== undefined);
  if (!isSimkl) return null;
  return {
    service: "simkl",
    rows: rows.length,
    read: (index) => {
      const row = rows[index];
      return row ? jsonTitle(row.item, row.group, now) : "empty";
    },
  };
}
