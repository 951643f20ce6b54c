import { timeIn } from "./dates.ts";
import { episodeIn, type ImportedEpisode, seasonIn } from "./imported-title.ts";

// What services' JSON files have in common.

export type Fields = Record<string, unknown>;

/** `null` for what is no object. */
export const fieldsIn = (value: unknown): Fields | null => (typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : null);

const itemsIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsIn).filter((item) => item !== null) : []);

export const textIn = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** The seen episodes of a series. `timeField`: when, else `at`. */
export const episodesIn = (seasons: unknown, timeField: "watched_at" | "last_watched_at", at: number, now: number): ImportedEpisode[] =>
  itemsIn(seasons).flatMap((ofSeason) =>
    itemsIn(ofSeason.episodes).flatMap((item) => {
      const [season, episode] = [seasonIn(ofSeason.number), episodeIn(item.number)];
      return season === null || episode === null ? [] : { season, episode, at: timeIn(item[timeField], now) ?? at };
    }),
  );
