import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { languageCodes } from "#domain/languages.ts";
import type { Priority } from "#domain/query.ts";
import { importLimits } from "#features/import/model/import-limits.ts";
import { matchPath } from "#features/import/model/match-rows.ts";
import { savedLimits } from "#features/saved/model/saved-limits.ts";
import { createOneATurn } from "#server/async/one-a-turn.ts";
import { uncachedResponse } from "#server/request/cached-response.ts";
import type { ClientShare } from "#server/request/client-limits.ts";
import { jsonBody, mistakeIn } from "#server/request/json-body.ts";
import { priorityOf } from "#server/request/request-env.ts";
import { isSameOrigin } from "#server/request/same-origin.ts";
import { matchBatch } from "./match-api-batch.server.ts";
import type { MatchCatalog } from "./match-api-row.server.ts";

const { batch, bodyBytes } = importLimits;
const { titleMaxChars } = savedLimits;

const titleReason = `must be 1 to ${titleMaxChars} characters`;
const idReason = "must be a number, beside a kind";
const yearReason = "must be a year from 1870 to 2100";

const row = z
  .strictObject({
    tmdb: z.int(idReason).min(1, idReason).max(999_999_999, idReason).optional(),
    imdb: z
      .string()
      .regex(/^tt\d{7,10}$/, "must be an IMDb id such as tt0017136")
      .optional(),
    title: z.string().trim().min(1, titleReason).max(titleMaxChars, titleReason).optional(),
    year: z.int(yearReason).min(1870, yearReason).max(2100, yearReason).optional(),
    kind: z.enum(["movie", "tv"], "must be movie or tv").optional(),
  })
  .refine(({ tmdb, kind }) => tmdb === undefined || kind !== undefined, { path: ["tmdb"], message: idReason })
  .refine(({ tmdb, imdb, title }) => (tmdb ?? imdb ?? title) !== undefined, "must have an id or a title");

const body = z.object({ rows: z.array(row).min(1, "must be 1 or more").max(batch, `must be at most ${batch}`), language: z.enum(languageCodes).optional() });

/** The response's part of the deadline: it has to be written as well. */
const writingMs = 200;

type Refusal = { status: 400 | 403 | 415; error: string };

async function bodyOf({ req }: Context, siteOrigin: string): Promise<z.infer<typeof body> | Refusal> {
  if (!isSameOrigin(req.raw, siteOrigin)) return { status: 403, error: "Imports come from pages of this site" };
  if (!/^application\/json\b/i.test(req.header("content-type") ?? "")) return { status: 415, error: "The body must be application/json" };
  const json = await jsonBody(req);
  if (json === undefined) return { status: 400, error: "The body is not JSON" };
  const parsed = body.safeParse(json);
  return parsed.success ? parsed.data : { status: 400, error: mistakeIn(parsed.error) };
}

/** An import leaves room for visitors who wait for a page. */
const importPriority = (context: Context): Priority => (priorityOf(context) === "visitor" ? "excess" : priorityOf(context));

type MatchDeps = {
  catalog: MatchCatalog;
  siteOrigin: string;
  headers: Record<string, string>;
  clientShare: ClientShare;
  deadlineMs: number;
  onError: (error: unknown) => void;
};

/** `POST /api/match` (docs/decisions/092-import-reads-in-the-browser.md): the titles of an import's rows. Neither rows nor ids are logged or cached with the response. */
export function mountMatch(app: Hono, { catalog, siteOrigin, headers, clientShare, deadlineMs, onError }: MatchDeps): void {
  const sent = { ...headers, "content-type": "application/json", "cache-control": "no-store" };
  const searchTurn = createOneATurn();
  const respond = (context: Context, status: number, data: object, more: Record<string, string> = {}) =>
    uncachedResponse(context.req.raw, status, { ...sent, ...more }, JSON.stringify(data));
  app.all(
    matchPath,
    bodyLimit({ maxSize: bodyBytes, onError: (context) => respond(context, 413, { error: `The body is larger than ${bodyBytes} bytes` }) }),
    async (context) => {
      if (context.req.method !== "POST") return respond(context, 405, { error: "Rows are sent by POST" }, { allow: "POST" });
      const sentBody = await bodyOf(context, siteOrigin);
      if ("error" in sentBody) return respond(context, sentBody.status, { error: sentBody.error });
      const { rows, language } = sentBody;
      const options = {
        catalog,
        language,
        mayLoad: clientShare(context),
        priority: importPriority(context),
        leftMs: deadlineMs - writingMs,
        searchTurn,
        onError,
      };
      return respond(context, 200, await matchBatch(rows, options));
    },
  );
}
