import { canonicalMoviePath, canonicalSeriesPath } from "#domain/addresses.ts";
import type { MovieSummary } from "#domain/movie.ts";
import { isBeyondEnd, type Page } from "#domain/page.ts";
import type { SeriesSummary } from "#domain/series.ts";
import type { TitleKind } from "./model/feed-forms.ts";

/** A title as feeds have it: of the provider's data no more than this (docs/feeds.md). `date`: of the release or of the first episode; "" if unknown. */
export type FeedTitle = { kind: TitleKind; id: number; name: string; date: string; path: string };

type NamedTitle = Pick<MovieSummary, "id" | "title" | "release_date" | "englishTitle"> | Pick<SeriesSummary, "id" | "name" | "first_air_date" | "englishTitle">;

export const feedTitle = (title: NamedTitle): FeedTitle =>
  "title" in title
    ? { kind: "movie", id: title.id, name: title.title, date: title.release_date, path: canonicalMoviePath(title) }
    : { kind: "series", id: title.id, name: title.name, date: title.first_air_date, path: canonicalSeriesPath(title) };

/** `page`: of a list that has several. */
export type FeedTitles = { name: string; page?: number; titles: FeedTitle[] };

/** `null` beyond the end of the list. */
export const pageTitles = (name: string, page: Page<MovieSummary | SeriesSummary>): FeedTitles | null =>
  isBeyondEnd(page) ? null : { name, page: page.page, titles: page.items.map(feedTitle) };
