import type { Context, Hono } from "hono";
import { z } from "zod";
import type { Catalog } from "#domain/catalog.ts";
import { referencesApiPath } from "#domain/discover-api-paths.ts";
import { defaultRegion } from "#domain/discover-filters.ts";
import { limits } from "#domain/limits.ts";
import { type ReferenceQuery, referenceKinds } from "#domain/reference.ts";
import { regionName } from "#domain/region.ts";
import { typedQuery } from "#domain/search-query.ts";
import { within } from "#server/async/deadline.ts";
import type { CachedJson } from "./cached-json.ts";
import { uncachedResponse } from "./cached-response.ts";
import type { ClientLimits } from "./client-limits.ts";
import { priorityOf, timeLeftMs } from "./request-env.ts";

const textReason = `must be at most ${limits.search.maxChars} characters`;
const idsReason = `must be 1 to ${limits.discover.ids} ids`;

const parameters = z
  .object({
    kind: z.enum(referenceKinds, { error: `must be one of ${referenceKinds.join(", ")}` }),
    type: z.enum(["movies", "tv"], { error: "must be movies or tv" }).default("movies"),
    region: z
      .string()
      .refine((code) => regionName(code) !== null, "must be the code of a country, such as US")
      .default(defaultRegion),
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

type Deps = {
  catalog: Pick<Catalog, "references">;
  json: CachedJson;
  headers: Record<string, string>;
  limits: ClientLimits;
  deadlineMs: number;
  onError: (error: unknown) => void;
};

/**
 * `GET /api/references/{kind}?type=&region=&q=|ids=`: bad parameters are 400 with the reason, a failing or late provider 502. What visitors type
 * is treated like a search: not logged, not stored, and shared caches must not store the responses (`private`).
 */
export function mountReferencesApi(app: Hono, { catalog, json, headers, limits: clientLimits, deadlineMs, onError }: Deps): void {
  const cached = { ...headers, "content-type": "application/json", "cache-control": `private, max-age=${limits.queries.freshMs / 1000}` };
  const search = async (context: Context, query: ReferenceQuery): Promise<Response> => {
    try {
      const found = await within(timeLeftMs(context, deadlineMs), catalog.references(query, { priority: priorityOf(context) }));
      return uncachedResponse(context.req.raw, 200, cached, JSON.stringify(found));
    } catch (error) {
      onError(error);
      return context.json({ error: "The film database did not answer" }, 502, { ...headers, "cache-control": "no-store" });
    }
  };
  app.get("/api/references/:kind", clientLimits("search", headers), async (context) => {
    const query = parameters.safeParse({ ...context.req.query(), kind: context.req.param("kind") });
    if (!query.success) {
      const [issue] = query.error.issues;
      return json.refuse(context, `${issue?.path.join(".")}: ${issue?.message}`);
    }
    if (query.data.text !== undefined) return search(context, query.data);
    return json.respond(context, referencesApiPath(query.data), (options) => catalog.references(query.data, options));
  });
}
