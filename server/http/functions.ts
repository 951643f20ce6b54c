import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { notFoundMessages } from "#domain/notices.ts";
import type { CallOptions } from "#domain/query.ts";
import type { Catalog } from "#features/catalog.ts";
import { within } from "#server/async/deadline.ts";
import { uncachedResponse } from "#server/request/cached-response.ts";
import { jsonBody, mistakeIn } from "#server/request/json-body.ts";
import { languageCode } from "#server/request/language-parameter.ts";
import { priorityOf } from "#server/request/request-env.ts";

const wholeNumber = (least: number, most: number) => {
  const must = `must be a whole number from ${least} to ${most}`;
  return z.int(must).min(least, must).max(most, must);
};
const id = wholeNumber(1, 999_999_999);
const seasonNumber = wholeNumber(0, 999);

const language = languageCode.optional();

const seriesBody = z.object({ seriesId: id, language });

type CatalogCall = (catalog: Catalog, options: CallOptions) => Promise<object | null>;

/** `call` parses a body into a call of the catalog. `notFound`: the error text of a `null` result. */
type BackendFunction = { call: z.ZodType<CatalogCall>; notFound: string };

const movieCall = z.object({ movieId: id, language }).transform<CatalogCall>(
  ({ movieId, ...texts }) =>
    (catalog, options) =>
      catalog.movie(movieId, { ...options, ...texts }),
);
const seriesCall = seriesBody.transform<CatalogCall>(
  ({ seriesId, ...texts }) =>
    (catalog, options) =>
      catalog.series(seriesId, { ...options, ...texts }),
);
const seasonCall = z.object({ seriesId: id, seasonNumber, language }).transform<CatalogCall>(
  ({ seriesId, seasonNumber, ...texts }) =>
    (catalog, options) =>
      catalog.season(seriesId, seasonNumber, { ...options, ...texts }),
);
const creditsCall = seriesBody.transform<CatalogCall>(
  ({ seriesId, ...texts }) =>
    async (catalog, options) =>
      (await catalog.seriesExtras(seriesId, { ...options, ...texts }))?.credits ?? null,
);

/** specification.md, section 7, with its bodies and an optional `language` of the texts, English without it. */
const functions: Record<string, BackendFunction> = {
  "get-movie": { call: movieCall, notFound: notFoundMessages.movie },
  "get-tv-series": { call: seriesCall, notFound: notFoundMessages.series },
  "get-tv-season": { call: seasonCall, notFound: notFoundMessages.season },
  "get-tv-credits": { call: creditsCall, notFound: notFoundMessages.series },
};

const maxBodyBytes = 4096;

type FunctionDeps = { catalog: Catalog; headers: Record<string, string>; deadlineMs: number; onError: (error: unknown) => void };

/** `POST /functions/v1/{name}`: unknown name 404, bad body 400 with the reason, absent title 404, failing or late provider 502. */
export function mountFunctions(app: Hono, { catalog, headers, deadlineMs, onError }: FunctionDeps): void {
  const respond = (context: Context, status: 200 | 400 | 404 | 413 | 502, body: object) =>
    uncachedResponse(context.req.raw, status, { ...headers, "content-type": "application/json", "cache-control": "no-store" }, JSON.stringify(body));
  app.all(
    "/functions/v1/:name",
    bodyLimit({ maxSize: maxBodyBytes, onError: (context) => respond(context, 413, { error: `The body is larger than ${maxBodyBytes} bytes` }) }),
    async (context) => {
      const name = context.req.param("name");
      const target = Object.hasOwn(functions, name) ? functions[name] : undefined;
      if (!target) return respond(context, 404, { error: "There is no such function" });
      if (context.req.method !== "POST")
        return context.json({ error: "Functions are called by POST" }, 405, { ...headers, allow: "POST", "cache-control": "no-store" });
      const body = await jsonBody(context.req);
      if (body === undefined) return respond(context, 400, { error: "The body is not JSON" });
      const parsed = target.call.safeParse(body);
      if (!parsed.success) return respond(context, 400, { error: mistakeIn(parsed.error) });
      try {
        const data = await within(deadlineMs, parsed.data(catalog, { priority: priorityOf(context) }));
        return data === null ? respond(context, 404, { error: target.notFound }) : respond(context, 200, data);
      } catch (error) {
        onError(error);
        return respond(context, 502, { error: "The film database did not answer" });
      }
    },
  );
  app.all("/functions/*", (context) => respond(context, 404, { error: "There is no such function" }));
}
