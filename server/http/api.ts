import type { Context, Hono } from "hono";
import { z } from "zod";
import { namedLists, pagePath } from "#domain/addresses.ts";
import { genresOf } from "#domain/genre.ts";
import type { Ask, CallOptions, Query } from "#domain/query.ts";
import { askOf, type Catalog, catalogQueries } from "#features/catalog.ts";
import { listQueries } from "#features/lists/model/queries.ts";
import { genreList, relatedKinds, relatedList, type TitleList } from "#features/lists/model/title-list.ts";
import type { CachedJson } from "#server/request/cached-json.ts";
import { pageParameters } from "#server/request/page-parameter.ts";
import { regionParameters } from "#server/request/region-parameter.ts";
import { methodNotAllowed } from "./protocol-errors.ts";

/** Ids of 1 to 9 digits alone: other addresses are 404 without a call. */
const withIdPattern = (pattern: string): string => pattern.replace(":id", ":id{[1-9][0-9]{0,8}}");
const idOf = (context: Context): number => Number(context.req.param("id"));

type ListQuery = typeof listQueries.movieList | typeof listQueries.seriesList;
/** `listOf`: the list of a path's id; `null` is 404 without a call. */
type ListRoute = { query: ListQuery; pattern: string; listOf: (id: number) => TitleList | null };

const listRoutes: ListRoute[] = [listQueries.movieList, listQueries.seriesList].flatMap((query) => {
  const routeOf = (list: TitleList, listOf: ListRoute["listOf"]): ListRoute => ({
    query,
    pattern: query.address(list, 1).replace("/0", "/:id"),
    listOf,
  });
  return [
    ...namedLists.map((list) => routeOf(list, () => list)),
    ...relatedKinds.map((kind) => routeOf(relatedList(kind, 0), (id) => relatedList(kind, id))),
    routeOf(genreList(0), (id) => (genresOf([id]).length === 0 ? null : genreList(id))),
  ];
});

type ApiDeps = { catalog: Catalog; json: CachedJson; headers: Record<string, string> };
const schemas = { page: pageParameters, region: regionParameters, none: z.object({}) };

type AnswerOf = (options: CallOptions) => Promise<object | null>;

/** Answers a query with a `route`: its input is the path's id, if it has one, and its parameter, if it has one. */
function mountQuery(app: Hono, json: CachedJson, ask: Ask, query: Query<readonly unknown[], object | null>): void {
  const { pattern, parameter } = query.route ?? {};
  if (!pattern) return;
  app.get(withIdPattern(pattern), async (context) => {
    const ids = pattern.includes(":id") ? [idOf(context)] : [];
    const { data, error } = schemas[parameter ?? "none"].safeParse(context.req.query());
    if (error) return json.refuse(context, error);
    const input = [...ids, ...Object.values(data)];
    const answer: AnswerOf = (options) => ask(query, input, options);
    return json.respond(context, query.address(...input), answer);
  });
}

/** Serves the catalog as JSON. */
export function mountApi(app: Hono, { catalog, json, headers }: ApiDeps): void {
  const ask = askOf(catalog);
  for (const { query, pattern, listOf } of listRoutes)
    app.get(withIdPattern(pattern), async (context) => {
      const { data, error } = pageParameters.safeParse(context.req.query());
      if (error) return json.refuse(context, error);
      const list = listOf(idOf(context));
      const answer: AnswerOf = async (options) => list && ask(query as typeof listQueries.movieList, [list, data.page], options);
      return json.respond(context, pagePath(context.req.path, data.page), answer);
    });
  for (const query of Object.values(catalogQueries)) mountQuery(app, json, ask, query as Query<readonly unknown[], object | null>);
  const uncached = { ...headers, "cache-control": "no-store" };
  app.get("/api/*", (context) => context.json({ error: "There is no such address" }, 404, uncached));
  app.all("/api/*", (context) => context.json({ error: methodNotAllowed.text }, methodNotAllowed.status, { ...uncached, ...methodNotAllowed.headers }));
}
