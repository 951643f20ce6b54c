import type { Catalogue } from "#domain/catalogue.ts";
import type { Credits } from "#domain/credits.ts";
import { type Notice, notices } from "#domain/notices.ts";
import type { Review } from "#domain/review.ts";
import type { Season, Series, SeriesSummary } from "#domain/series.ts";
import type { Question } from "./question.ts";

/** Every list of series lives under this key, where `known-titles.ts` looks for what is known of a series already. */
export const seriesListsKey = "series-lists";

export function seriesQuestions(catalogue: Catalogue) {
  const list = (name: string, queryFn: () => Promise<SeriesSummary[]>, failure: Notice): Question<SeriesSummary[]> => ({
    queryKey: [seriesListsKey, name],
    queryFn,
    meta: { failure },
  });
  const about = <T>(id: number, part: string, queryFn: () => Promise<T>, failure: Notice | null): Question<T> => ({
    queryKey: ["series", id, part],
    queryFn,
    meta: { failure },
  });
  return {
    trendingSeries: () => list("trending", () => catalogue.trendingSeries(), notices.trendingSeries),
    popularSeries: () => list("popular", () => catalogue.popularSeries(), notices.popularSeries),
    topRatedSeries: () => list("top-rated", () => catalogue.topRatedSeries(), notices.topRatedSeries),
    seriesByGenre: (genreId: number) => list(`genre-${genreId}`, () => catalogue.seriesByGenre(genreId), notices.genreSeries),
    similarSeries: (id: number) => list(`similar-${id}`, () => catalogue.similarSeries(id), notices.similarSeries),
    series: (id: number) => about<Series | null>(id, "details", () => catalogue.series(id), notices.series),
    season: (id: number, seasonNumber: number) => about<Season | null>(id, `season-${seasonNumber}`, () => catalogue.season(id, seasonNumber), notices.season),
    /** Section 8: "get-tv-credits failure is logged and treated as no data". */
    seriesCredits: (id: number) => about<Credits>(id, "credits", () => catalogue.seriesCredits(id), null),
    seriesReviews: (id: number) => about<Review[]>(id, "reviews", () => catalogue.seriesReviews(id), notices.reviews),
  };
}
