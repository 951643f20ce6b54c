import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import type { Catalog } from "#domain/catalog.ts";
import { notFoundMessages } from "#domain/notices.ts";
import { uncachedResponse } from "./cached-response.ts";
import { type Catalogs, catalogFor } from "./catalogs.ts";

const wholeNumber = (least: number, most: number) => {
  const must = `must be a whole number from ${least} to ${most}`;
  return z.int(must).min(least, must).max(most, must);
};
const id = wholeNumber(1, 999_999_999);
const seasonNumber = wholeNumber(0, 999);

const movieBody = z.object({ movieId: id });
const seriesBody = z.object({ seriesId: id });
const seasonBody = z.object({ seriesId: id, seasonNumber });

/** `absent`: what is said where the answer is `null`. */
type BackendFunction = { body: z.ZodType<object>; absent: string; answer: (catalog: Catalog, body: never) => Promise<object | null> };

const backendFunction = <Body extends object>(
  body: z.ZodType<Body>,
  absent: string,
  answer: (catalog: Catalog, body: Body) => Promise<object | null>,
): BackendFunction => ({ body, absent, answer });

/** Section 7's hosted backend functions, with exactly its bodies. */
const functions: Record<string, BackendFunction> = {
  "get-movie": backendFunction(movieBody, notFoundMessages.movie, (catalog, { movieId }) => catalog.movie(movieId)),
  "get-tv-series": backendFunction(seriesBody, notFoundMessages.series, (catalog, { seriesId }) => catalog.series(seriesId)),
  "get-tv-season": backendFunction(seasonBody, notFoundMessages.season, (catalog, body) => catalog.season(body.seriesId, body.seasonNumber)),
  "get-tv-credits": backendFunction(
    seriesBody,
    notFoundMessages.series,
    async (catalog, { seriesId }) => (await catalog.seriesExtras(seriesId))?.credits ?? null,
  ),
};

const maxBodyBytes = 4096;

async function jsonBody(context: Context): Promise<unknown> {
  try {
    return await context.req.json();
  } catch {
    return undefined;
  }
}

function reasonOf(error: z.ZodError): string {
  const issue = error.issues[0];
  return `${issue?.path.join(".") || "The body"}: ${issue?.message ?? "is wrong"}`;
}

type FunctionDeps = { catalogs: Catalogs; headers: Record<string, string>; onError: (error: unknown) => void };

/** `POST /functions/v1/{name}`: unknown name 404, bad body 400 with the reason, absent title 404, provider failure 502. */
export function mountFunctions(app: Hono, { catalogs, headers, onError }: FunctionDeps): void {
  const answer = (context: Context, status: 200 | 400 | 404 | 413 | 502, body: object) =>
    uncachedResponse(context.req.raw, status, { ...headers, "content-type": "application/json", "cache-control": "no-store" }, JSON.stringify(body));
  app.all(
    "/functions/v1/:name",
    bodyLimit({ maxSize: maxBodyBytes, onError: (context) => answer(context, 413, { error: `The body is larger than ${maxBodyBytes} bytes` }) }),
    async (context) => {
      const wanted = Object.hasOwn(functions, context.req.param("name")) ? functions[context.req.param("name")] : undefined;
      if (!wanted) return answer(context, 404, { error: "There is no such function" });
      if (context.req.method !== "POST")
        return context.json({ error: "Functions are called by POST" }, 405, { ...headers, allow: "POST", "cache-control": "no-store" });
      const body = await jsonBody(context);
      if (body === undefined) return answer(context, 400, { error: "The body is not JSON" });
      const parsed = wanted.body.safeParse(body);
      if (!parsed.success) return answer(context, 400, { error: reasonOf(parsed.error) });
      try {
        const found = await wanted.answer(catalogFor(catalogs, context), parsed.data as never);
        return found === null ? answer(context, 404, { error: wanted.absent }) : answer(context, 200, found);
      } catch (error) {
        onError(error);
        return answer(context, 502, { error: "The film database did not answer" });
      }
    },
  );
  app.all("/functions/*", (context) => answer(context, 404, { error: "There is no such function" }));
}
