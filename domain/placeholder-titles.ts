import type { MovieSummary } from "./movie.ts";
import type { SeriesSummary } from "./series.ts";

/** Titles as cached lists have them, while their details load or if they fail. `null` if no list contains the id. Never rejects. */
export type PlaceholderTitles = {
  movie(id: number): Promise<MovieSummary | null>;
  series(id: number): Promise<SeriesSummary | null>;
};
