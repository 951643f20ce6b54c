import type { Catalog } from "#domain/catalog.ts";
import { type Credits, shownCredits } from "#domain/credits.ts";
import { limits } from "#domain/limits.ts";
import { type Notice, notices } from "#domain/notices.ts";
import { type Review, shownReviews } from "#domain/review.ts";
import type { Season, Series, SeriesSummary } from "#domain/series.ts";
import { seriesPlaceholder } from "./placeholder-titles.ts";
import type { QueryOptions } from "./query.ts";
import { seriesListsKey } from "./query-keys.ts";
import { useQueriesOf } from "./use-queries-of.ts";

/** Every answer about a season, whatever the episode that it was asked around. */
export const seasonKey = (id: number, seasonNumber: number) => ["series", id, `season-${seasonNumber}`] as const;

/** Of lists a page keeps what it shows: the rest would weigh in its HTML. */
export function seriesQueries(catalog: Catalog) {
  const list = (name: string, queryFn: () => Promise<SeriesSummary[]>, failure: Notice): QueryOptions<SeriesSummary[]> => ({
    queryKey: [seriesListsKey, name],
    queryFn,
    meta: { failure },
  });
  const about = <T>(id: number, part: string, queryFn: () => Promise<T>, failure: Notice | null): QueryOptions<T> => ({
    queryKey: ["series", id, part],
    queryFn,
    meta: { failure },
  });
  return {
    trendingSeries: () => list("trending", async () => (await catalog.trendingSeries()).slice(0, limits.home.trendingSeries), notices.trendingSeries),
    popularSeries: () => list("popular", () => catalog.popularSeries(), notices.popularSeries),
    topRatedSeries: () => list("top-rated", () => catalog.topRatedSeries(), notices.topRatedSeries),
    seriesByGenre: (genreId: number) => list(`genre-${genreId}`, () => catalog.seriesByGenre(genreId), notices.genreSeries),
    similarSeries: (id: number) =>
      list(`similar-${id}`, async () => (await catalog.similarSeries(id)).slice(0, limits.detail.similarSeries), notices.similarSeries),
    series: (id: number) => ({ ...about<Series | null>(id, "details", () => catalog.series(id), notices.series), placeholder: seriesPlaceholder(id) }),
    /** Around an episode (`null`: the first), because a long season is sent in stretches. */
    season: (id: number, seasonNumber: number, episode: number | null): QueryOptions<Season | null> => ({
      queryKey: [...seasonKey(id, seasonNumber), episode ?? "first"],
      queryFn: () => catalog.season(id, seasonNumber, episode),
      meta: { failure: notices.season },
    }),
    /** Section 8: "get-tv-credits failure is logged and treated as no data". */
    seriesCredits: (id: number) => about<Credits>(id, "credits", async () => shownCredits(await catalog.seriesCredits(id)), null),
    seriesReviews: (id: number) => about<Review[]>(id, "reviews", async () => shownReviews(await catalog.seriesReviews(id)), notices.reviews),
  };
}

export const useSeriesQueries = () => useQueriesOf(seriesQueries);
