import type { Hono } from "hono";
import { z } from "zod";
import { limits } from "#domain/limits.ts";
import { defaultRegion } from "#domain/region.ts";
import type { Catalog } from "#features/catalog.ts";
import { discoverQueries } from "#features/discover/model/queries.ts";
import { type ReferenceQuery, referenceKinds } from "#features/discover/model/reference.ts";
import { typedQuery } from "#features/search/model/search-query.ts";
import type { CachedJson, Load } from "#server/request/cached-json.ts";
import type { ClientLimits } from "#server/request/client-limits.ts";
import { regionParameter } from "#server/request/region-parameter.ts";

const textReason = `must be at most ${limits.search.maxChars} characters`;
const idsReason = `must be 1 to ${limits.discover.ids} ids`;

const parameters = z
  .object({
    kind: z.enum(referenceKinds, { error: `must be one of ${referenceKinds.join(", ")}` }),
    type: z.enum(["movies", "tv"], { error: "must be movies or tv" }).default("movies"),
    region: regionParameter.default(defaultRegion),
    q: z
      .string()
      .refine((text) => [...text].length <= limits.search.maxChars, textReason)
      .transform(typedQuery)
      .optional(),
    ids: z
      .string()
      .transform((text) => [...new Set(text.split(","))])
      .refine((ids) => ids.length <= limits.discover.ids, idsReason)
      .optional(),
  })
  .refine(({ kind, ids }) => kind === "certification" || (ids ?? []).every((id) => /^[1-9]\d{0,8}$/.test(id)), { path: ["ids"], error: "must be numbers" })
  .transform(({ q, ids, ...query }): ReferenceQuery => ({ ...query, ...(ids ? { ids } : q && { text: q }) }));

type Deps = { catalog: Pick<Catalog, "references">; json: CachedJson; headers: Record<string, string>; limits: ClientLimits };

/**
 * `GET /api/references/{kind}?type=&region=&q=|ids=`: bad parameters are 400 with the reason, a failing or late provider 502. What visitors type
 * is treated like a search: not logged, not stored.
 */
export function mountReferencesApi(app: Hono, { catalog, json, headers, limits: clientLimits }: Deps): void {
  app.get("/api/references/:kind", clientLimits("search", headers), async (context) => {
    const query = parameters.safeParse({ ...context.req.query(), kind: context.req.param("kind") });
    if (!query.success) return json.refuse(context, query.error);
    const load: Load = (options) => catalog.references(query.data, options);
    return query.data.text === undefined ? json.respond(context, discoverQueries.references.address(query.data), load) : json.respondPrivately(context, load);
  });
}
