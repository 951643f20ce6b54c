import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import type { VideoSubject } from "#domain/player.ts";
import { filmHosts, type PublicFilm } from "#features/public-films/model/copies.ts";
import { type CopyFailure, copyFailures, type FilmReport, reportPath } from "#features/public-films/model/film-report.ts";
import type { ClientLimits } from "#server/request/client-limits.ts";
import { jsonBody, mistakeIn } from "#server/request/json-body.ts";
import { isSameOrigin } from "#server/request/same-origin.ts";

const id = z.int().min(1).max(999_999_999);
const subject = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("movie"), id }),
  z.strictObject({ kind: z.literal("tv"), id, season: z.int().min(0).max(999), episode: z.int().min(1).max(9999) }),
]);
const report = z.strictObject({
  subject,
  host: z.enum(Object.keys(filmHosts) as (keyof typeof filmHosts)[]),
  outcome: z.enum(["started", ...copyFailures]),
}) satisfies z.ZodType<FilmReport>;

const maxBodyBytes = 1024;

export type FilmReportObserver = (host: FilmReport["host"], failure: CopyFailure | null) => void;

type Deps = {
  films: { of(subject: VideoSubject): PublicFilm | null; origins: readonly string[] };
  siteOrigin: string;
  limits: ClientLimits;
  headers: Record<string, string>;
  onReport: FilmReportObserver;
};

type Refusal = { status: 400 | 403; error: string };

async function reportOf({ req }: Context, { films, siteOrigin }: Deps): Promise<FilmReport | Refusal> {
  if (!isSameOrigin(req.raw, siteOrigin)) return { status: 403, error: "Reports come from players of this site" };
  const json = await jsonBody(req);
  if (json === undefined) return { status: 400, error: "The body is not JSON" };
  const parsed = report.safeParse(json);
  if (!parsed.success) return { status: 400, error: mistakeIn(parsed.error) };
  const { host } = parsed.data;
  const isCopy = films.of(parsed.data.subject)?.copies.some((copy) => copy.host === host);
  return isCopy ? parsed.data : { status: 400, error: "host: has no copy of this title" };
}

/** `POST /api/public-films/report`: counts by host what players say of copies. Nothing of the visitor or the title is stored. */
export function mountFilmReports(app: Hono, deps: Deps): void {
  const { films, limits, onReport } = deps;
  const headers = { ...deps.headers, "cache-control": "no-store" };
  const tooLarge = (context: Context) => context.json({ error: `The body is larger than ${maxBodyBytes} bytes` }, 413, headers);
  app.use(reportPath, async (context, next) => (films.origins.length === 0 ? context.json({ error: "This site has no public films" }, 404, headers) : next()));
  app.use(reportPath, limits("reports", headers), bodyLimit({ maxSize: maxBodyBytes, onError: tooLarge }));
  app.all(reportPath, async (context) => {
    if (context.req.method !== "POST") return context.json({ error: "Reports are sent by POST" }, 405, { ...headers, allow: "POST" });
    const found = await reportOf(context, deps);
    if ("error" in found) return context.json({ error: found.error }, found.status, headers);
    onReport(found.host, found.outcome === "started" ? null : found.outcome);
    return context.body(null, 204, headers);
  });
}
