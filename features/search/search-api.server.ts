import type { Context, Hono } from "hono";
import { z } from "zod";
import { paths, resultPath } from "#domain/addresses.ts";
import { pathIn, pathsIn } from "#domain/language-addresses.ts";
import { isEnglish, type Language } from "#domain/languages.ts";
import { limits } from "#domain/limits.ts";
import type { Catalog } from "#features/catalog.ts";
import { type ImdbMatch, type SearchOptions, searchQueries } from "#features/search/model/queries.ts";
import { parseSearchChoice, searchedTypes } from "#features/search/model/search-address.ts";
import { parseImdbId, parseSearchYear, typedQuery } from "#features/search/model/search-query.ts";
import { within } from "#server/async/deadline.ts";
import type { CachedJson } from "#server/request/cached-json.ts";
import type { ClientLimits } from "#server/request/client-limits.ts";
import { pageParameter } from "#server/request/page-parameter.ts";
import { languageOfAddress, priorityOf } from "#server/request/request-env.ts";

const queryReason = `must be 1 to ${limits.search.maxChars} characters`;
const yearReason = "must be a year from 1870 to 2099";

const parameters = z.object({
  q: z
    .string({ error: queryReason })
    .trim()
    .refine((text) => text !== "" && [...text].length <= limits.search.maxChars, queryReason)
    .transform(typedQuery)
    .refine((text) => text !== "", queryReason),
  page: pageParameter,
  year: z
    .string()
    .transform(parseSearchYear)
    .refine((year) => year !== null, yearReason)
    .optional(),
  verbatim: z
    .literal("1", { error: "must be 1" })
    .transform(() => true)
    .optional(),
});

/** Returns `null` for 404. */
type Load = (catalog: Catalog, query: string, page: number, options: SearchOptions) => Promise<object | null>;

const pathOf = (address: string): string => address.split("?", 1)[0] ?? "";

const searches: Record<string, Load> = {
  [pathOf(searchQueries.searchMovies.address("", 1))]: (catalog, ...call) => catalog.searchMovies(...call),
  [pathOf(searchQueries.searchSeries.address("", 1))]: (catalog, ...call) => catalog.searchSeries(...call),
  [pathOf(searchQueries.searchPeople.address("", 1))]: (catalog, ...call) => catalog.searchPeople(...call),
  [pathOf(searchQueries.imdbMatch.address(""))]: async (catalog, query, _page, options) => {
    const imdbId = parseImdbId(query);
    return imdbId === null ? null : catalog.imdbMatch(imdbId, options);
  },
};

type SearchDeps = {
  catalog: Catalog;
  languages: readonly Language[];
  headers: { file: Record<string, string>; page: Record<string, string> };
  json: CachedJson;
  limits: ClientLimits;
  /** How long the search page waits for an IMDb id's title before it is sent without the redirect. */
  pageDeadlineMs: number;
  onError: (error: unknown) => void;
};

/**
 * `GET /api/search/*?q=&page=&year=&verbatim=1`: bad parameters are 400 with the reason, an unknown IMDb id 404, a failing or late provider 502.
 * Search texts are not logged.
 */
function mountSearchApi(app: Hono, { catalog, headers, json, limits: clientLimits }: SearchDeps): void {
  const respond = (load: Load) => async (context: Context) => {
    const query = parameters.safeParse(context.req.query());
    if (!query.success) return json.refuse(context, query.error);
    const { q, page, ...filters } = query.data;
    return json.respondPrivately(context, (options) => load(catalog, q, page, { ...options, ...filters }));
  };
  for (const [path, load] of Object.entries(searches)) app.get(path, clientLimits("search", headers.file), respond(load));
}

/** The title or person with an IMDb id; `null` if there is none or the deadline passes. */
async function matchInTime(imdbId: string, context: Context, { catalog, pageDeadlineMs, onError }: SearchDeps): Promise<ImdbMatch | null> {
  const language = languageOfAddress(context);
  try {
    return await within(pageDeadlineMs, catalog.imdbMatch(imdbId, { priority: priorityOf(context), ...(!isEnglish(language) && { language }) }));
  } catch (error) {
    onError(error);
    return null;
  }
}

/** The tab of all types costs a call for each. */
const searchesOf = (context: Context): number => searchedTypes(parseSearchChoice(new URL(context.req.url).searchParams)).length;

/** Redirects a search for an IMDb id to its page. Without a match the search page responds. */
function mountImdbRedirect(app: Hono, deps: SearchDeps): void {
  const { headers, languages, limits: clientLimits } = deps;
  app.on("GET", pathsIn(languages, paths.search), clientLimits("search", headers.page, searchesOf), async (context, next) => {
    const imdbId = parseImdbId(typedQuery(context.req.query("q")));
    const match = imdbId && (await matchInTime(imdbId, context, deps));
    if (!match) return next();
    const location = pathIn(languageOfAddress(context), resultPath(match.type, match.item.id));
    return new Response(null, { status: 302, headers: { ...headers.page, location, "cache-control": "no-store" } });
  });
}

export function mountSearch(app: Hono, deps: SearchDeps): void {
  mountSearchApi(app, deps);
  mountImdbRedirect(app, deps);
}
