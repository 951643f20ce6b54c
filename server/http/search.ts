import type { Context, Hono } from "hono";
import { z } from "zod";
import { apiPaths } from "#domain/api-paths.ts";
import type { Catalog, ImdbMatch } from "#domain/catalog.ts";
import { limits } from "#domain/limits.ts";
import { paths, resultPath } from "#domain/paths.ts";
import { parseImdbId, typedQuery } from "#domain/search-query.ts";
import { uncachedResponse } from "./cached-response.ts";
import type { ClientLimits } from "./client-limits.ts";

const queryReason = `must be 1 to ${limits.search.maxChars} characters`;
const pageReason = `must be a whole number from 1 to ${limits.search.lastPage}`;

const parameters = z.object({
  q: z
    .string({ error: queryReason })
    .trim()
    .refine((text) => text !== "" && [...text].length <= limits.search.maxChars, queryReason)
    .transform(typedQuery)
    .refine((text) => text !== "", queryReason),
  page: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, pageReason)
    .transform(Number)
    .refine((page) => page <= limits.search.lastPage, pageReason)
    .default(1),
});

type Ask = (catalog: Catalog, query: string, page: number) => Promise<object | null>;

const addressOnly = (path: string): string => path.split("?", 1)[0] ?? path;

const searches: Record<string, Ask> = {
  [addressOnly(apiPaths.searchMovies("", 1))]: (catalog, query, page) => catalog.searchMovies(query, page),
  [addressOnly(apiPaths.searchSeries("", 1))]: (catalog, query, page) => catalog.searchSeries(query, page),
  [addressOnly(apiPaths.searchPeople("", 1))]: (catalog, query, page) => catalog.searchPeople(query, page),
  [addressOnly(apiPaths.imdbMatch(""))]: async (catalog, query) => {
    const imdbId = parseImdbId(query);
    return imdbId === null ? null : catalog.imdbMatch(imdbId);
  },
};

type SearchDeps = {
  catalog: Catalog;
  headers: { file: Record<string, string>; page: Record<string, string> };
  limits: ClientLimits;
  /** How long a title is looked up before the page goes out without leading to it. */
  deadlineMs: number;
  onError: (error: unknown) => void;
};

/**
 * `GET /api/search/*?q=&page=`: bad parameters 400 with the reason, nothing known 404, provider failure 502. What was typed is
 * neither logged nor kept by anybody between us and the visitor (`private`).
 */
function mountSearchApi(app: Hono, { catalog, headers, limits: clientLimits, onError }: SearchDeps): void {
  const kept = { ...headers.file, "content-type": "application/json", "cache-control": `private, max-age=${limits.queries.freshMs / 1000}` };
  const notKept = { ...headers.file, "cache-control": "no-store" };
  const answer = (ask: Ask) => async (context: Context) => {
    const asked = parameters.safeParse(context.req.query());
    if (!asked.success) {
      const issue = asked.error.issues[0];
      return context.json({ error: `${issue?.path.join(".")}: ${issue?.message}` }, 400, notKept);
    }
    try {
      const found = await ask(catalog, asked.data.q, asked.data.page);
      return found === null
        ? context.json({ error: "There is no such thing" }, 404, notKept)
        : uncachedResponse(context.req.raw, 200, kept, JSON.stringify(found));
    } catch (error) {
      onError(error);
      return context.json({ error: "The film database did not answer" }, 502, notKept);
    }
  };
  for (const [path, ask] of Object.entries(searches)) app.get(path, clientLimits("search", headers.file), answer(ask));
}

/** What there is under an IMDb id; `null` where that is not known in time. */
async function matchInTime(imdbId: string, { catalog, deadlineMs, onError }: SearchDeps): Promise<ImdbMatch | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), deadlineMs);
  const match = catalog.imdbMatch(imdbId).catch((error: unknown) => {
    onError(error);
    return null;
  });
  return Promise.race([match, late]).finally(() => clearTimeout(timer));
}

/** An IMDb id that was searched for leads straight to its title. Where that fails, the page says so. */
function leadToTitle(app: Hono, parts: SearchDeps): void {
  const { headers, limits: clientLimits } = parts;
  app.get(paths.search, clientLimits("search", headers.page), async (context, next) => {
    const imdbId = parseImdbId(typedQuery(context.req.query("q")));
    const match = imdbId && (await matchInTime(imdbId, parts));
    if (!match) return next();
    return new Response(null, { status: 302, headers: { ...headers.page, location: resultPath(match.type, match.item.id), "cache-control": "no-store" } });
  });
}

export function mountSearch(app: Hono, parts: SearchDeps): void {
  mountSearchApi(app, parts);
  leadToTitle(app, parts);
}
