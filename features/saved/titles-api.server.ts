import type { Hono } from "hono";
import { z } from "zod";
import { limits } from "#domain/limits.ts";
import type { Catalog } from "#features/catalog.ts";
import { savedQueries } from "#features/saved/model/queries.ts";
import type { TitleBatch } from "#features/saved/model/title-batch.ts";
import { titleKeysParameter } from "#features/saved/title-keys-parameter.server.ts";
import type { CachedJson } from "#server/request/cached-json.ts";
import type { ClientShare } from "#server/request/client-limits.ts";
import { regionParameter } from "#server/request/region-parameter.ts";
import { priorityOf } from "#server/request/request-env.ts";

const parameters = z.object({ ids: titleKeysParameter(limits.titleBatch), region: regionParameter.optional() });

const isComplete = ({ pending }: TitleBatch): boolean => pending.length === 0;

type Deps = { catalog: Pick<Catalog, "titles">; json: CachedJson; clientShare: ClientShare };

/**
 * `GET /api/titles?ids=movie:19,tv:1396`: titles that a visitor's device has stored; with `region=DE` what is still to come of them there. The same ids are
 * one cached response in any order. A response with titles that are still to be loaded is not cached.
 */
export function mountTitlesApi(app: Hono, { catalog, json, clientShare }: Deps): void {
  app.get("/api/titles", async (context) => {
    const { data, error } = parameters.safeParse(context.req.query());
    if (error) return json.refuse(context, error);
    const takeToken = clientShare(context);
    // Only a visitor's own request costs calls: a prefetch, or a client beyond its share, gets what is stored.
    const mayLoad = priorityOf(context) === "visitor" ? takeToken : () => false;
    const { ids, region } = data;
    const inRegion = region === undefined ? {} : { region };
    return json.respond(context, savedQueries.titles.address(ids, inRegion), (options) => catalog.titles(ids, { ...options, ...inRegion, mayLoad }), {
      isComplete,
    });
  });
}
