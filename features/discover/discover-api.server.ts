import type { Hono } from "hono";
import type { Catalog } from "#features/catalog.ts";
import { parseDiscoverFilters } from "#features/discover/model/discover-address.ts";
import { discoverQueries } from "#features/discover/model/queries.ts";
import type { CachedJson } from "#server/request/cached-json.ts";
import { pageParameters } from "#server/request/page-parameter.ts";

type Deps = { catalog: Pick<Catalog, "discoverMovies" | "discoverSeries">; json: CachedJson };

/** `GET /api/discover/movies` and `/tv` with the parameters of /discover. Equal filters are one cached response, however they are written. */
export function mountDiscoverApi(app: Hono, { catalog, json }: Deps): void {
  for (const type of ["movies", "tv"] as const)
    app.get(`/api/discover/${type}`, async (context) => {
      const search = new URL(context.req.url).searchParams;
      search.set("type", type);
      const filters = parseDiscoverFilters(search);
      const { error } = pageParameters.safeParse({ page: String(filters.page) });
      if (error) return json.refuse(context, error);
      const load = type === "tv" ? catalog.discoverSeries : catalog.discoverMovies;
      return json.respond<object>(context, discoverQueries.discoverMovies.address(filters), (options) => load(filters, options));
    });
}
