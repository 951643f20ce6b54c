import { moviePath, seriesPath } from "#domain/addresses.ts";
import { calendarDate } from "#domain/calendar-date.ts";
import { yearOf } from "#domain/movie.ts";
import type { FeedTitle } from "./feed-title.server.ts";

/** What a feed says, with absolute addresses. */
export type FeedList = {
  title: string;
  description: string;
  /** BCP 47. */
  language: string;
  /** Of the feed, of its page, and before the path of a page in its language. */
  selfUrl: string;
  pageUrl: string;
  base: string;
  siteName: string;
  /** The notice that the provider's terms require. */
  rights: string | undefined;
  titles: readonly FeedTitle[];
  /** "YYYY-MM-DD" */
  today: string;
};

/** "Metropolis (1927)" */
export function titleText({ name, date }: FeedTitle): string {
  const year = yearOf(date);
  return year === null ? name : `${name} (${year})`;
}

/** Stays the same when the title gets another name. */
export const permanentUrl = ({ base }: FeedList, { kind, id }: FeedTitle): string => base + (kind === "movie" ? moviePath(id) : seriesPath(id));

/**
 * When a title came out. What is still to come, or has no date, gets the first day of the current month: readers hide entries of the future,
 * and a date that changed each day would look like news.
 */
export function dayOf({ date }: FeedTitle, today: string): string {
  return calendarDate(date) !== null && date <= today ? date : `${today.slice(0, "YYYY-MM".length)}-01`;
}
