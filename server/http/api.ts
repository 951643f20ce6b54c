import type { Context, Hono } from "hono";
import { pagePath } from "#domain/addresses.ts";
import { apiPaths } from "#domain/api-paths.ts";
import type { CallOptions, Catalog } from "#domain/catalog.ts";
import { genresOf } from "#domain/genre.ts";
import { genreList, namedLists, relatedKinds, relatedList } from "#domain/title-list.ts";
import type { CachedJson } from "./cached-json.ts";
import { pageParameters } from "./page-parameter.ts";
import { methodNotAllowed } from "./protocol-errors.ts";
import { regionParameters } from "./region-parameter.ts";

/** `id` is the path's; paths without one ignore it. Returns `null` for 404. */
type Load = (catalog: Catalog, id: number, options: CallOptions) => Promise<object | null>;

/** Matches ids of 1 to 9 digits alone: other addresses are 404 without a call. */
const idPattern = ":id{[1-9][0-9]{0,8}}";
/** The route pattern of a path of `apiPaths`. */
const pattern = (pathOf: (id: number) => string): string => pathOf(0).replace("/0", `/${idPattern}`);

const pathOf = (address: string): string => address.slice(0, address.indexOf("?"));

/** An unknown genre is 404 without a call. */
const ifGenre = <T>(id: number, load: () => Promise<T>): Promise<T | null> => (genresOf([id]).length === 0 ? Promise.resolve(null) : load());

/** Like `Load`, for a page of a list. */
type LoadPage = (catalog: Catalog, id: number, page: number, options: CallOptions) => Promise<object | null>;

const listRoutes: Record<string, LoadPage> = {
  ...Object.fromEntries(
    namedLists.flatMap((list): [string, LoadPage][] => [
      [apiPaths.movieList(list), (catalog, _, ...call) => catalog.movieList(list, ...call)],
      [apiPaths.seriesList(list), (catalog, _, ...call) => catalog.seriesList(list, ...call)],
    ]),
  ),
  ...Object.fromEntries(
    relatedKinds.flatMap((kind): [string, LoadPage][] => [
      [pattern((id) => apiPaths.movieList(relatedList(kind, id))), (catalog, id, ...call) => catalog.movieList(relatedList(kind, id), ...call)],
      [pattern((id) => apiPaths.seriesList(relatedList(kind, id))), (catalog, id, ...call) => catalog.seriesList(relatedList(kind, id), ...call)],
    ]),
  ),
  [pattern((id) => apiPaths.movieList(genreList(id)))]: (catalog, id, ...call) => ifGenre(id, () => catalog.movieList(genreList(id), ...call)),
  [pattern((id) => apiPaths.seriesList(genreList(id)))]: (catalog, id, ...call) => ifGenre(id, () => catalog.seriesList(genreList(id), ...call)),
  [pattern(apiPaths.guidePage)]: (catalog, ...call) => catalog.guidePage(...call),
};

const routes: Record<string, Load> = {
  [apiPaths.heroMovies]: (catalog, _, options) => catalog.heroMovies(options),
  [apiPaths.moviesHere]: (catalog, _, options) => catalog.moviesHere(options),
  [apiPaths.seriesHere]: (catalog, _, options) => catalog.seriesHere(options),
  [pattern(apiPaths.movieExtras)]: (catalog, ...call) => catalog.movieExtras(...call),
  [pattern(apiPaths.movieCredits)]: (catalog, ...call) => catalog.movieCredits(...call),
  [pattern(apiPaths.movieImages)]: (catalog, ...call) => catalog.movieImages(...call),
  [pattern(apiPaths.collection)]: (catalog, ...call) => catalog.collection(...call),
  [pattern(apiPaths.seriesExtras)]: (catalog, ...call) => catalog.seriesExtras(...call),
  [pattern(apiPaths.seriesCredits)]: (catalog, ...call) => catalog.seriesCredits(...call),
  [pattern(apiPaths.seriesImages)]: (catalog, ...call) => catalog.seriesImages(...call),
  [pattern(apiPaths.knownFor)]: (catalog, ...call) => catalog.knownFor(...call),
  [pattern(apiPaths.person)]: (catalog, ...call) => catalog.person(...call),
  [pattern(apiPaths.personCredits)]: (catalog, ...call) => catalog.personCredits(...call),
  [pattern(apiPaths.personImages)]: (catalog, ...call) => catalog.personImages(...call),
  [pattern(apiPaths.collaborators)]: (catalog, ...call) => catalog.collaborators(...call),
};

const regionRoutes = {
  [pattern((id) => pathOf(apiPaths.movieInRegion(id, "")))]: "movieInRegion",
  [pattern((id) => pathOf(apiPaths.seriesInRegion(id, "")))]: "seriesInRegion",
} as const;

const idOf = (context: Context): number => Number(context.req.param("id"));

type ApiDeps = { catalog: Catalog; json: CachedJson; headers: Record<string, string> };

/** Serves the catalog as JSON. */
export function mountApi(app: Hono, { catalog, json, headers }: ApiDeps): void {
  for (const [path, load] of Object.entries(routes))
    app.get(path, (context) => {
      const id = idOf(context);
      return json.respond(context, context.req.path, (options) => load(catalog, id, options));
    });
  for (const [path, load] of Object.entries(listRoutes))
    app.get(path, async (context) => {
      const { data, error } = pageParameters.safeParse(context.req.query());
      if (error) return json.refuse(context, error);
      const id = idOf(context);
      return json.respond(context, pagePath(context.req.path, data.page), (options) => load(catalog, id, data.page, options));
    });
  for (const [path, method] of Object.entries(regionRoutes))
    app.get(path, async (context) => {
      const { data, error } = regionParameters.safeParse(context.req.query());
      if (error) return json.refuse(context, error);
      const id = idOf(context);
      return json.respond(context, `${context.req.path}?region=${data.region}`, (options) => catalog[method](id, data.region, options));
    });
  const uncached = { ...headers, "cache-control": "no-store" };
  app.get("/api/*", (context) => context.json({ error: "There is no such address" }, 404, uncached));
  app.all("/api/*", (context) => context.json({ error: methodNotAllowed.text }, methodNotAllowed.status, { ...uncached, ...methodNotAllowed.headers }));
}
