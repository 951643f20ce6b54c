/** A film or a series that a search has found. `titles`: the title and the original one. */
export type FoundTitle = { id: number; titles: readonly string[]; year: number | null };

/** `isAll`: the search has no further results. */
export type FoundTitles = { items: FoundTitle[]; isAll: boolean };

export type FoundEpisode = { number: number; name: string; airDate: string | null };

/** `episodes`: how many the season has. */
export type FoundSeries = FoundTitle & { seasons: readonly { season: number; episodes: number; airDate: string | null }[] };

export type TitleKind = "movie" | "series";

/** The searches and details that matching needs. Each rejects if it cannot be reached. */
export type Titles = {
  search(kind: TitleKind, title: string, year: number | null): Promise<FoundTitles>;
  /** Titles that are spelled like `title`, for a person to choose from. */
  similar(kind: TitleKind, title: string): Promise<FoundTitle[]>;
  alternativeTitles(kind: TitleKind, id: number): Promise<readonly string[]>;
  film(id: number): Promise<FoundTitle | null>;
  series(id: number): Promise<FoundSeries | null>;
  episodes(seriesId: number, season: number): Promise<readonly FoundEpisode[]>;
  /** ISO 3166-1. */
  originCountries(seriesId: number): Promise<readonly string[]>;
  /** All episodes in the order in which they are numbered through; empty if the film database has none. */
  absoluteOrder(seriesId: number): Promise<readonly { season: number; number: number }[]>;
  byImdbId(imdbId: string): Promise<{ kind: TitleKind; id: number } | null>;
};
