import { type MovieSummary, votedRatingText } from "#domain/movie.ts";
import type { Words } from "#languages/words.ts";

/** "7.8 · 1,204 votes" for the utility `glance`, which adds the star; nothing without votes. */
export function glanceOf({ decimal, votes }: Words["site"]["facts"], film: Pick<MovieSummary, "vote_average" | "vote_count">): string | undefined {
  const text = votedRatingText(film);
  if (text === null) return undefined;
  const rating = decimal(text);
  return film.vote_count > 0 ? `${rating} · ${votes(film.vote_count)}` : rating;
}
