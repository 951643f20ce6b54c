import type { MovieSummary } from "#domain/movie.ts";
import type { Page } from "#domain/page.ts";
import type { CallOptions } from "#domain/query.ts";
import { type Days, timeZoneOf } from "#domain/region-day.ts";
import type { SeriesSummary } from "#domain/series.ts";
import { type ReleaseKind, type ReleaseList, releaseKinds } from "#features/upcoming/model/release-choice.ts";
import { clean } from "./list-calls.ts";
import type { GetPage, ListCall } from "./list-pages.ts";
import { moviesIn, seriesIn } from "./page-schemas.ts";

/** `days`: `null` for those that the provider chooses. */
export type ReleaseRequest = { region: string; list: ReleaseList; kind: ReleaseKind | null; days: Days | null };
export type AiringRequest = { region: string; list: "today" | "week" | "day"; days: Days };

export type UpcomingCalls = {
  upcomingMovies(request: ReleaseRequest, page: number, options?: CallOptions): Promise<Page<MovieSummary>>;
  airingSeries(request: AiringRequest, page: number, options?: CallOptions): Promise<Page<SeriesSummary>>;
};

const byPopularity = { sort_by: "popularity.desc", ...clean };

/** Of several kinds the provider dates a film by the first that is named. */
function kindParameter({ list, kind }: ReleaseRequest): string {
  const numbers: Partial<Record<ReleaseKind, number>> = releaseKinds[list];
  return String((kind && numbers[kind]) ?? Object.values(numbers).join("|"));
}

function releaseCall(request: ReleaseRequest): ListCall {
  const { region, list, days } = request;
  if (list === "cinemas") return { path: "/movie/now_playing", parameters: { region } };
  if (days === null) return { path: "/movie/upcoming", parameters: { region } };
  const dates = { "release_date.gte": days.first, "release_date.lte": days.last };
  return { path: "/discover/movie", parameters: { region, with_release_type: kindParameter(request), ...dates, ...byPopularity } };
}

function airingCall({ region, list, days }: AiringRequest): ListCall {
  const timezone = timeZoneOf(region);
  if (list === "today") return { path: "/tv/airing_today", parameters: { timezone } };
  if (list === "week") return { path: "/tv/on_the_air", parameters: { timezone } };
  return { path: "/discover/tv", parameters: { timezone, "air_date.gte": days.first, "air_date.lte": days.last, ...byPopularity } };
}

export const upcomingCalls = (getPage: GetPage): UpcomingCalls => ({
  upcomingMovies: (request, page, options) => getPage(moviesIn(options?.language), releaseCall(request), page, options),
  airingSeries: (request, page, options) => getPage(seriesIn(options?.language), airingCall(request), page, options),
});
