import { jsonFields } from "#features/saved/model/json-fields.ts";
import { type ImportedEpisode, type ImportedTitle, importedTitle, type ListPlace, type PausedVideo, undated } from "./imported-title.ts";

// A title of an import as the device stores it until the import is added.

export const numberIn = (value: unknown): number | null => (Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : null);
export const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter((text) => typeof text === "string") : []);
const textIn = (value: unknown): string | null => (typeof value === "string" ? value : null);
export const itemsIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const episodesIn = (value: unknown): ImportedEpisode[] =>
  itemsIn(value).flatMap((item) => {
    const { season, episode, at } = jsonFields(item);
    const [s, e, time] = [numberIn(season), numberIn(episode), numberIn(at)];
    return s === null || e === null || time === null ? [] : { season: s, episode: e, at: time };
  });

/** Builds before 27 November 2026 stored names alone. */
const listsIn = (value: unknown): ListPlace[] =>
  itemsIn(value).flatMap((item, index) => {
    const { name, position } = typeof item === "string" ? { name: item, position: index } : jsonFields(item);
    return typeof name === "string" && typeof position === "number" ? { name, position } : [];
  });

const pausedIn = (value: unknown): PausedVideo[] =>
  itemsIn(value).flatMap((item) => {
    const { season, episode, percent, minutes, at } = jsonFields(item);
    const time = numberIn(at);
    if (typeof percent !== "number" || time === null) return [];
    return { season: numberIn(season), episode: numberIn(episode), percent, minutes: typeof minutes === "number" ? minutes : null, at: time };
  });

/** `null` without a title. Each other malformed value is left out. */
export function storedRow(value: unknown): ImportedTitle | null {
  const { title, imdb, kind, note, isNoteCut, isLogged, lists, episodes, paused, ...numbers } = jsonFields(value);
  if (typeof title !== "string") return null;
  const row = importedTitle({
    title,
    imdb: textIn(imdb),
    kind: kind === "movie" || kind === "tv" ? kind : null,
    note: textIn(note) ?? "",
    isNoteCut: isNoteCut === true,
    isLogged: isLogged === true,
    lists: listsIn(lists),
    episodes: episodesIn(episodes),
    paused: pausedIn(paused),
    tmdb: numberIn(numbers.tmdb),
    year: numberIn(numbers.year),
    savedAt: numberIn(numbers.savedAt),
    seenAt: numberIn(numbers.seenAt),
    startedAt: numberIn(numbers.startedAt),
    rating: numberIn(numbers.rating),
    ratedAt: numberIn(numbers.ratedAt) ?? undated,
  });
  return row.title === "" ? null : row;
}
