import type { NamedList } from "./addresses.ts";

/**
 * What a failure, or a press, says: the messages of specification.md, section 8, by their names. Their texts: `languages/<code>/site/notices.ts`.
 * `isInline`: it stands where its section would be, and not in a toast: three of them would push out the toast that says what failed.
 * `isCorrection`: the last change was not stored, so that it replaces the toast of that change.
 */
export type Notice = { id: NoticeId; variant: "default" | "destructive"; isInline?: true; isCorrection?: true };

const message = <Id extends string>(id: Id) => ({ id, variant: "default" }) as const;
const error = <Id extends string>(id: Id) => ({ id, variant: "destructive" }) as const;
const sectionError = <Id extends string>(id: Id) => ({ ...error(id), isInline: true }) as const;
const correction = <Id extends string>(id: Id) => ({ ...error(id), isCorrection: true }) as const;

/** What the failure of a list shows. */
export const listNotice = <Titles extends "movies" | "series", List extends NamedList>(titles: Titles, list: List) =>
  error<`${List}-${Titles}`>(`${list}-${titles}`);

export const notices = {
  movie: error("movie"),
  series: error("series"),
  season: error("season"),
  search: error("search"),
  genreMovies: error("genreMovies"),
  genreSeries: error("genreSeries"),
  person: error("person"),
  linkCopied: message("linkCopied"),
  linkNotCopied: error("linkNotCopied"),
  // Not in section 8's table: sections that fail on their own (readings.md, "sections fail one by one").
  discover: error("discover"),
  upcoming: error("upcoming"),
  airing: error("airing"),
  cast: sectionError("cast"),
  reviews: sectionError("reviews"),
  similarMovies: sectionError("similarMovies"),
  similarSeries: sectionError("similarSeries"),
  recommendations: sectionError("recommendations"),
  whereToWatch: sectionError("whereToWatch"),
  episodeGuide: sectionError("episodeGuide"),
  collection: error("collection"),
  fullCredits: error("fullCredits"),
  pictures: sectionError("pictures"),
  notSaved: error("notSaved"),
} as const;

/** Why what the visitor saved is not what the device holds (`SavedFault`). */
export const savedNotices = {
  full: correction("savedFull"),
  denied: correction("savedDenied"),
  damaged: error("savedDamaged"),
  newer: error("savedNewer"),
} as const;

type IdsOf<Group> = { [Key in keyof Group]: Group[Key] extends { id: infer Id } ? Id : never }[keyof Group];
export type NoticeId = IdsOf<typeof notices> | IdsOf<typeof savedNotices> | `${NamedList}-${"movies" | "series"}`;

/** 404 messages of the functions API. The series' message is section 8's internal one; its page shows another. */
export const notFoundMessages = { movie: "Movie not found", series: "TV series not found", season: "Season not found" } as const;

/** Thrown by the browser's entry when the document holds nothing to hydrate. */
export const missingRootMessage = "Failed to find the root element";
