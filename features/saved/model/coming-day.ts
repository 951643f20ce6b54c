import type { EpisodeAddress } from "#domain/addresses.ts";

/** "premiere": of the series. "return": of a later season. "finale": of a season. */
export type ComingMark = "premiere" | "return" | "finale";

/** `name` may be empty. `language`: BCP 47, if the name is in another one than the answer. */
export type ComingEpisode = EpisodeAddress & { name: string; language?: string };

/** Something of a title that is still to come: an episode, or a film's release in the region. */
export type ComingDay = {
  /** "2027-03-05" in the region; "2027-03" or "2027" if no more is known, "" if nothing is. */
  date: string;
  episode?: ComingEpisode;
  mark?: ComingMark;
  /** How a film is released: the film database's number, as in `Release`. Absent if the date is not the region's own. */
  release?: number;
};

/** Whether it is on the day `since` or later, as far as its date says. What has no date may still come. */
export const isToCome = (date: string, since: string): boolean => date >= since.slice(0, date.length);

/** By their days. What has only a month or a year stands at its end, and what has no date comes last. */
export const inOrderOfDays = (a: { date: string }, b: { date: string }): number => (orderOf(a.date) < orderOf(b.date) ? -1 : 1);

const orderOf = (date: string): string => date.padEnd("YYYY-MM-DD".length, "~");
