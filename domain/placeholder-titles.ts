import type { Language } from "./languages.ts";
import type { MovieSummary } from "./movie.ts";
import type { SeriesSummary } from "./series.ts";

/** Titles as cached lists have them, in the language or else in English, while their details load or if they fail. `null` if no list contains the id. Never rejects. */
export type PlaceholderTitles = {
  movie(id: number, language?: Language): Promise<MovieSummary | null>;
  series(id: number, language?: Language): Promise<SeriesSummary | null>;
};
