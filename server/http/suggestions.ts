import type { Hono } from "hono";
import { z } from "zod";
import { limits } from "#domain/limits.ts";
import { typedQuery } from "#features/search/model/search-query.ts";
import type { CachedJson } from "#server/request/cached-json.ts";
import { uncachedResponse } from "#server/request/cached-response.ts";
import type { ClientLimits } from "#server/request/client-limits.ts";

export const suggestionsPath = "/api/suggestions";

const mostSuggestions = 10;
const textReason = `must be at most ${limits.search.maxChars} characters`;
const parameters = z.object({ q: z.string({ error: textReason }).refine((text) => [...text].length <= limits.search.maxChars, textReason) });

/** Names that a text begins, the best first. */
export type BegunNames = (text: string, most: number) => string[];

type Deps = { begunNames: BegunNames; json: CachedJson; headers: Record<string, string>; limits: ClientLimits };

/**
 * `GET /api/suggestions?q=`: what a browser's address bar offers while a visitor types, in the form of OpenSearch Suggestions 1.1: `[q, [names]]`. The names
 * are those that searches are corrected to, so that it costs no call of the provider. The text is sent back as it came: browsers compare it.
 */
export function mountSuggestions(app: Hono, { begunNames, json, headers, limits: clientLimits }: Deps): void {
  const sent = { ...headers, "content-type": "application/x-suggestions+json; charset=utf-8", "cache-control": "private, max-age=300" };
  app.get(suggestionsPath, clientLimits("search", headers), async (context) => {
    const { data, error } = parameters.safeParse(context.req.query());
    if (error) return json.refuse(context, error);
    return uncachedResponse(context.req.raw, 200, sent, JSON.stringify([data.q, begunNames(typedQuery(data.q), mostSuggestions)]));
  });
}
