import { limits } from "#domain/limits.ts";
import { emptyPage, type Page } from "#domain/page.ts";
import type { CallOptions } from "#domain/query.ts";
import { type Days, dayAfter, dayInRegion, weekFrom } from "#domain/region-day.ts";
import type { Catalog } from "#features/catalog.ts";
import type { DatedPage } from "#features/upcoming/model/queries.ts";
import type { AiringChoice, InRegion, ReleaseChoice } from "#features/upcoming/model/release-choice.ts";
import type { AiringRequest, ReleaseRequest } from "#server/upstream/upcoming-calls.ts";
import type { CatalogDeps } from "./catalog-deps.ts";
import { keyIn } from "./in-language.ts";
import { ofMovies, ofSeries, titlePages } from "./title-pages.ts";

const keyOfDays = ({ first, last }: Days): string => `${first}..${last}`;

function releaseRequest({ region, list, week, kind }: InRegion<ReleaseChoice>, today: string): ReleaseRequest {
  if (week !== null) return { region, list, kind, days: weekFrom(today, week) };
  if (list === "cinemas" || (list === "soon" && kind === null)) return { region, list, kind, days: null };
  return { region, list, kind, days: { first: today, last: weekFrom(today, limits.upcoming.weeks - 1).last } };
}

function airingRequest({ region, day }: InRegion<AiringChoice>, today: string): AiringRequest {
  const first = dayAfter(today, day ?? 0);
  if (day === null) return { region, list: "week", days: { first, last: dayAfter(first, limits.upcoming.days - 1) } };
  return { region, list: day === 0 ? "today" : "day", days: { first, last: first } };
}

type Load<T, Request> = (request: Request, page: number, options?: CallOptions) => Promise<Page<T>>;

/** Every further page asks for the first one before: an address with a page beyond the end must not cost a call. */
const withFirstPage =
  <T, Request>(load: Load<T, Request>): Load<T, Request> =>
  async (request, page, options) => {
    const first = await load(request, 1, options);
    if (page === 1) return first;
    return page > first.totalPages ? emptyPage(page, first.totalPages) : load(request, page, options);
  };

/** What is released and broadcast in a country. The rows have their days in their keys, so that none outlives its day. `now`: for the day that it is there. */
export function upcomingCatalog({ provider, cache, now = () => new Date() }: CatalogDeps): Pick<Catalog, "upcomingMovies" | "airingSeries"> {
  const movies = withFirstPage(
    titlePages({
      keyOf: ({ region, list, kind, days }: ReleaseRequest, page, language) =>
        keyIn(["upcoming", region, list, kind ?? "", days ? keyOfDays(days) : "", page].join(":"), language),
      cache,
      ...ofMovies,
      load: provider.upcomingMovies,
    }),
  );
  const series = withFirstPage(
    titlePages({
      keyOf: ({ region, list, days }: AiringRequest, page, language) => keyIn(["airing", region, list, keyOfDays(days), page].join(":"), language),
      cache,
      ...ofSeries,
      load: provider.airingSeries,
    }),
  );
  const dated = async <T>(today: string, page: Promise<Page<T>>): Promise<DatedPage<T>> => ({ ...(await page), today });
  return {
    upcomingMovies: async (choice, options) => {
      const today = dayInRegion(choice.region, now());
      return dated(today, movies(releaseRequest(choice, today), choice.page, options));
    },
    airingSeries: async (choice, options) => {
      const today = dayInRegion(choice.region, now());
      return dated(today, series(airingRequest(choice, today), choice.page, options));
    },
  };
}
