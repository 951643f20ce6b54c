import type { MovieSummary } from "./movie.ts";
import type { SeriesSummary } from "./series.ts";

/** What lists have said of titles whose own answer may not come; `null` where none has named it. Never rejects. */
export type PlaceholderTitles = {
  movie(id: number): Promise<MovieSummary | null>;
  series(id: number): Promise<SeriesSummary | null>;
};
