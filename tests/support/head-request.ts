import type { LocalSite } from "#app/head/local-site.server.ts";
import { allQueries } from "#app/queries.ts";
import type { HeadRequest } from "#app/routes.server.ts";
import { askOf } from "#features/catalog.ts";
import { sampleCatalog } from "./sample-catalog.ts";

/** What the head of a page without data is made from. */
export const staticHeadRequest = (site: LocalSite): HeadRequest => ({
  queries: allQueries(askOf(sampleCatalog())),
  id: 0,
  parameters: new URLSearchParams(),
  data: () => undefined,
  site,
});
