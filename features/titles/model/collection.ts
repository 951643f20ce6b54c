import type { TextLanguages } from "#domain/languages.ts";
import { type MovieSummary, releaseYear } from "#domain/movie.ts";

/** What a film says of the collection that it is part of. */
export type CollectionPart = {
  id: number;
  name: string;
  textLanguages?: TextLanguages<"name"> | undefined;
  /** As in `MovieSummary`. */
  englishTitle?: string | undefined;
  poster_path: string | null;
  backdrop_path: string | null;
};

/** Films that belong together, e.g. a trilogy. `parts`: in release order, those without a date last. */
export type Collection = CollectionPart & { overview: string; textLanguages?: TextLanguages<"name" | "overview"> | undefined; parts: MovieSummary[] };

/** With fewer films there is nothing to show beside the film itself. */
export const isShownCollection = ({ parts }: Collection): boolean => parts.length > 1;

const afterAnyDate = "9999";

export const inReleaseOrder = (films: readonly MovieSummary[]): MovieSummary[] =>
  films.toSorted((a, b) => {
    const [first, second] = [a, b].map((film) => (releaseYear(film) === null ? afterAnyDate : film.release_date));
    return first === second ? a.id - b.id : (first ?? "") < (second ?? "") ? -1 : 1;
  });

/** The first and the last year of a release; `null` without any. */
export function releaseYears(films: readonly MovieSummary[]): { first: number; last: number } | null {
  const years = films.flatMap((film) => releaseYear(film) ?? []);
  return years.length === 0 ? null : { first: Math.min(...years), last: Math.max(...years) };
}
