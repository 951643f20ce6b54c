import type { Context, Hono } from "hono";
import { canonicalMoviePath, canonicalSeriesPath, parseRouteId, paths } from "#domain/addresses.ts";
import { pathIn, pathsIn } from "#domain/language-addresses.ts";
import { isEnglish, type Language } from "#domain/languages.ts";
import type { CallOptions } from "#domain/query.ts";
import type { Catalog } from "#features/catalog.ts";
import { discoverPath, parseDiscoverFilters } from "#features/discover/model/discover-address.ts";
import type { DiscoverFilters } from "#features/discover/model/discover-filters.ts";
import { within } from "#server/async/deadline.ts";
import type { ClientLimits } from "#server/request/client-limits.ts";
import { isPrefetch, languageOfAddress, priorityOf } from "#server/request/request-env.ts";

type SurpriseDeps = {
  catalog: Pick<Catalog, "discoverMovies" | "discoverSeries">;
  languages: readonly Language[];
  headers: Record<string, string>;
  limits: ClientLimits;
  deadlineMs: number;
  onError: (error: unknown) => void;
  /** From 0 to below 1. */
  random?: () => number;
};

type Title = { id: number; path: string };

/** Visitors load page after page, so that these are the ones in the cache. */
const cachedPages = Array.from({ length: 10 }, (_, index) => index + 1);

async function titlesOn(page: number, filters: DiscoverFilters, catalog: SurpriseDeps["catalog"], options: CallOptions): Promise<Title[]> {
  if (filters.type === "movies")
    return (await catalog.discoverMovies({ ...filters, page }, options)).items.map((movie) => ({ id: movie.id, path: canonicalMoviePath(movie) }));
  return (await catalog.discoverSeries({ ...filters, page }, options)).items.map((series) => ({ id: series.id, path: canonicalSeriesPath(series) }));
}

const oneOf = <T>(items: readonly T[], random: () => number): T | undefined => items[Math.floor(random() * items.length)];

/** The path of a random title, another than `after` if there is one; `null` if the filters find nothing. At most one call of the provider. */
async function surprise(filters: DiscoverFilters, after: number | null, options: CallOptions, { catalog, random = Math.random }: SurpriseDeps) {
  const others = (titles: Title[]): Title[] => titles.filter(({ id }) => id !== after);
  const cached = await Promise.all(cachedPages.map((page) => titlesOn(page, filters, catalog, { ...options, cachedOnly: true })));
  const pages = cached.map(others).filter((titles) => titles.length > 0);
  const page = oneOf(pages, random) ?? (await titlesOn(1, filters, catalog, options));
  const title = oneOf(others(page), random) ?? page[0];
  return title?.path ?? null;
}

/** Without a title the visitor gets to the filters' own page, which says why. */
async function targetOf(context: Context, deps: SurpriseDeps): Promise<string> {
  const search = new URL(context.req.url).searchParams;
  const filters = { ...parseDiscoverFilters(search), page: 1 };
  const after = parseRouteId(search.get("after") ?? undefined);
  const language = languageOfAddress(context);
  const options = { priority: priorityOf(context), ...(!isEnglish(language) && { language }) };
  const path = await within(deps.deadlineMs, surprise(filters, after, options, deps)).catch((error: unknown) => {
    deps.onError(error);
    return null;
  });
  return pathIn(language, path ?? discoverPath(filters));
}

/** `GET /discover/surprise?…filters…&after=ID`, in each language, redirects to a random title. A prefetch would spend a call for a title that is not shown. */
export function mountSurprise(app: Hono, deps: SurpriseDeps): void {
  const headers = { ...deps.headers, "cache-control": "no-store" };
  app.on(
    "GET",
    pathsIn(deps.languages, paths.surprise),
    async (context, next) => (isPrefetch(context) ? new Response(null, { status: 503, headers: { ...headers, "retry-after": "1" } }) : next()),
    deps.limits("search", deps.headers),
    async (context) => new Response(null, { status: 302, headers: { ...headers, location: await targetOf(context, deps) } }),
  );
}
