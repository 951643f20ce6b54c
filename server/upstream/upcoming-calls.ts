import type { MovieSummary } from "#domain/movie.ts";
import type { Page } from "#domain/page.ts";
import type { CallOptions } from "#domain/query.ts";
import { type Days, timeZoneOf } from "#domain/region-day.ts";
import type { SeriesSummary } from "#domain/series.ts";
import { type ReleaseKind, type ReleaseList, releaseKinds } from "#features/upcoming/model/release-choice.ts";
import type { Get } from "./get.ts";
import { clean } from "./list-calls.ts";
import { moviesIn, pageOf, seriesIn } from "./page-schemas.ts";
import { languageParameter } from "./text-in-language.ts";
import type { Parameters } from "./transport.ts";

/** `days`: `null` for those that the provider chooses. */
export type ReleaseRequest = { region: string; list: ReleaseList; kind: ReleaseKind | null; days: Days | null };
export type AiringRequest = { region: string; list: "today" | "week" | "day"; days: Days };

export type UpcomingCalls = {
  upcomingMovies(request: ReleaseRequest, page: number, options?: CallOptions): Promise<Page<MovieSummary>>;
  airingSeries(request: AiringRequest, page: number, options?: CallOptions): Promise<Page<SeriesSummary>>;
};

type Call = { path: string; parameters: Parameters };

const byPopularity = { sort_by: "popularity.desc", ...clean };

/** Of several kinds the provider dates a film by the first that is named. */
function kindParameter({ list, kind }: ReleaseRequest): string {
  const numbers: Partial<Record<ReleaseKind, number>> = releaseKinds[list];
  return String((kind && numbers[kind]) ?? Object.values(numbers).join("|"));
}

function releaseCall(request: ReleaseRequest): Call {
  const { region, list, days } = request;
  if (list === "cinemas") return { path: "/movie/now_playing", parameters: { region } };
  if (days === null) return { path: "/movie/upcoming", parameters: { region } };
  const dates = { "release_date.gte": days.first, "release_date.lte": days.last };
  return { path: "/discover/movie", parameters: { region, with_release_type: kindParameter(request), ...dates, ...byPopularity } };
}

function airingCall({ region, list, days }: AiringRequest): Call {
  const timezone = timeZoneOf(region);
  if (list === "today") return { path: "/tv/airing_today", parameters: { timezone } };
  if (list === "week") return { path: "/tv/on_the_air", parameters: { timezone } };
  return { path: "/discover/tv", parameters: { timezone, "air_date.gte": days.first, "air_date.lte": days.last, ...byPopularity } };
}

export function upcomingCalls(get: Get): UpcomingCalls {
  const parametersOf = ({ parameters }: Call, page: number, options: CallOptions | undefined): Parameters => ({
    ...parameters,
    page: page === 1 ? undefined : page,
    ...languageParameter(options?.language),
  });
  return {
    upcomingMovies: async (request, page, options) => {
      const call = releaseCall(request);
      return pageOf(page, await get(moviesIn(options?.language), call.path, parametersOf(call, page, options), options));
    },
    airingSeries: async (request, page, options) => {
      const call = airingCall(request);
      return pageOf(page, await get(seriesIn(options?.language), call.path, parametersOf(call, page, options), options));
    },
  };
}
