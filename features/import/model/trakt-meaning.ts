import { jsonFields } from "#features/saved/model/json-fields.ts";
import { savedLimits } from "#features/saved/model/saved-limits.ts";
import { timeIn } from "./dates.ts";
import type { LeftOut, RowResult } from "./file-rows.ts";
import { episodeIn, finiteNumber, type ImportedTitle, imdbIdIn, importedTitle, ratingIn, seasonIn, tmdbIdIn, undated, yearIn } from "./imported-title.ts";
import { episodesIn, type Fields, fieldsIn, textIn } from "./json-items.ts";
import type { TraktRole } from "./trakt-roles.ts";

// What an item of Trakt's says of its title. Rows of its CSV are brought to the same form.

/** `list`: the name of the visitor's own. `index`: of the item in its array. */
export type TraktContext = { role: TraktRole | null; list: string; now: number };

type Meaning = Partial<ImportedTitle>;

/** Fields decide where the name of the file says nothing. */
function roleByFields(item: Fields): TraktRole | null {
  const has = (...names: string[]): boolean => names.some((name) => item[name] !== undefined);
  if (has("paused_at", "progress")) return "playback";
  if (has("rated_at", "rating")) return "ratings";
  if (has("watched_at", "last_watched_at")) return "history";
  if (has("liked_at")) return "liked";
  if (has("comment")) return "comments";
  return has("listed_at", "rank") ? "list" : null;
}

const leftOutRoles: Partial<Record<TraktRole, LeftOut>> = {
  hidden: "hidden",
  collected: "collected",
  liked: "liked",
  recommended: "recommended",
  account: "empty",
};

function watchedIn(item: Fields, now: number): Meaning | LeftOut {
  const at = timeIn(item.watched_at, now) ?? timeIn(item.last_watched_at, now) ?? undated;
  const single = fieldsIn(item.episode);
  if (single) {
    const [season, episode] = [seasonIn(single.season), episodeIn(single.number)];
    return season === null || episode === null ? "empty" : { episodes: [{ season, episode, at }] };
  }
  if (fieldsIn(item.movie)) return { seenAt: at };
  const episodes = episodesIn(item.seasons, "last_watched_at", at, now);
  // A series without its episodes may have been seen in part.
  return episodes.length > 0 ? { episodes } : { startedAt: at };
}

function pausedIn(item: Fields, now: number): Meaning | LeftOut {
  const percent = finiteNumber(item.progress) ?? 0;
  if (percent <= 0) return "unstarted";
  if (percent > savedLimits.resume.untilShare * 100) return "finished";
  const single = fieldsIn(item.episode);
  const [season, episode] = [seasonIn(single?.season), episodeIn(single?.number)];
  if (!fieldsIn(item.movie) && (season === null || episode === null)) return "empty";
  const minutes = finiteNumber((single ?? fieldsIn(item.movie))?.runtime ?? fieldsIn(item.show)?.runtime);
  return { paused: [{ season, episode, percent, minutes, at: timeIn(item.paused_at, now) ?? undated }] };
}

function noteIn(item: Fields): string {
  const text = fieldsIn(item.note)?.notes ?? fieldsIn(item.comment)?.comment ?? item.comment ?? item.notes;
  return typeof text === "string" ? text : "";
}

/** Of a role that is about whole titles. */
function wholeMeaning(item: Fields, role: TraktRole | null, index: number, { list, now }: TraktContext): Meaning | LeftOut {
  if (fieldsIn(item.episode) || fieldsIn(item.season)) return "part";
  const listedAt = timeIn(item.listed_at, now) ?? undated;
  const note = noteIn(item);
  switch (role) {
    case "ratings": {
      const rating = ratingIn(item.rating);
      return rating === null ? "empty" : { rating, ratedAt: timeIn(item.rated_at, now) ?? undated };
    }
    case "watchlist":
      return { savedAt: listedAt, note, ratedAt: note === "" ? undated : listedAt };
    case "list":
    case "favorites":
      return { lists: [{ name: list, position: finiteNumber(item.rank) ?? index }] };
    case "notes":
    case "comments":
      return note.trim() === "" ? "empty" : { note, ratedAt: timeIn(fieldsIn(item.comment)?.created_at ?? fieldsIn(item.note)?.created_at, now) ?? undated };
    default:
      return "empty";
  }
}

function meaningOf(item: Fields, index: number, context: TraktContext): Meaning | LeftOut {
  if (item.hidden_at !== undefined) return "hidden";
  if (item.collected_at !== undefined || item.last_collected_at !== undefined) return "collected";
  const role = context.role ?? roleByFields(item);
  const leftOut = role && leftOutRoles[role];
  if (leftOut) return leftOut;
  if (role === "history") return watchedIn(item, context.now);
  return role === "playback" ? pausedIn(item, context.now) : wholeMeaning(item, role, index, context);
}

/** An item of an array, or a row of a CSV in that form. */
export function traktTitle(value: unknown, index: number, context: TraktContext): RowResult {
  const item = fieldsIn(value);
  if (!item) return "empty";
  const [movie, show] = [fieldsIn(item.movie), fieldsIn(item.show)];
  const about = movie ?? show;
  if (!about) return fieldsIn(item.person) ? "people" : "unnamed";
  const ids = jsonFields(about.ids);
  const [imdb, tmdb] = [imdbIdIn(ids.imdb), tmdbIdIn(ids.tmdb)];
  const title = textIn(about.title);
  if (title === "" && imdb === null) return "unnamed";
  const meaning = meaningOf(item, index, context);
  if (typeof meaning === "string") return meaning;
  const kind = movie ? "movie" : "tv";
  const uri = typeof ids.trakt === "number" ? `trakt:${kind}:${ids.trakt}` : null;
  return importedTitle({ title: title || (imdb ?? ""), year: yearIn(about.year), kind, tmdb, imdb, uri, ...meaning });
}
