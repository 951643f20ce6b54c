import type { Context, Hono } from "hono";
import { z } from "zod";
import { calendarFilePath } from "#domain/addresses.ts";
import { pathIn, pathsIn } from "#domain/language-addresses.ts";
import { isEnglish, type Language } from "#domain/languages.ts";
import { limits } from "#domain/limits.ts";
import { titleOfHeading } from "#domain/page-title.ts";
import type { CallOptions } from "#domain/query.ts";
import { defaultRegion } from "#domain/region.ts";
import { earliestDay } from "#domain/region-day.ts";
import type { PublicSite } from "#domain/site.ts";
import type { Catalog } from "#features/catalog.ts";
import { titleKeysParameter } from "#features/saved/title-keys-parameter.server.ts";
import type { Words } from "#languages/words.ts";
import { within } from "#server/async/deadline.ts";
import type { CachedJsonDeps } from "#server/request/cached-json.ts";
import { cachedResponse } from "#server/request/cached-response.ts";
import type { ClientLimits } from "#server/request/client-limits.ts";
import { regionParameter } from "#server/request/region-parameter.ts";
import { languageOfAddress, priorityOf } from "#server/request/request-env.ts";
import { calendarFile } from "./calendar-file.ts";
import { type Subscription, subscriptionPath } from "./model/calendar-address.ts";
import { calendarEntries } from "./model/calendar-entries.ts";

const parameters = z
  .object({ titles: titleKeysParameter(limits.calendar.subscribed), region: regionParameter.default(defaultRegion), names: z.string().optional() })
  .transform(({ names, ...subscription }): Subscription => ({ ...subscription, hidesNames: names === "off" }));

type CalendarDeps = Pick<CachedJsonDeps, "cache" | "deadlineMs" | "onError"> & {
  catalog: Pick<Catalog, "titles">;
  site: Pick<PublicSite, "origin" | "languages">;
  textsIn: (language: Language) => { siteName: string; words: Words };
  headers: Record<string, string>;
  limits: ClientLimits;
};

const maxAgeS = 3600;
const retryAfterS = 60;

/** The file of a subscription, of titles that are stored: their addresses are anyone's, so that none may cost a call of the provider. */
async function fileOf(subscription: Subscription, language: Language, options: CallOptions, { catalog, site, textsIn }: CalendarDeps): Promise<string> {
  const { titles, region, hidesNames } = subscription;
  const inLanguage = isEnglish(language) ? {} : { language };
  const batch = await catalog.titles(titles, { ...options, ...inLanguage, region });
  const { siteName, words } = textsIn(language);
  const name = titleOfHeading(words.calendar.calendarPage.heading, { name: siteName });
  const today = earliestDay(Date.now());
  return calendarFile({ entries: calendarEntries(batch.titles, today), name, language, words, origin: site.origin, hidesNames, today });
}

/** Renders without the request, which a cached page must not hold. */
function fileRender(subscription: Subscription, language: Language, deps: CalendarDeps) {
  const uncached = { ...deps.headers, "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", "retry-after": String(retryAfterS) };
  const success = {
    ...deps.headers,
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": 'attachment; filename="calendar.ics"',
    "cache-control": `public, max-age=${maxAgeS}`,
    "x-robots-tag": "noindex",
  };
  return async (options: CallOptions, deadlineMs?: number) => {
    const file = fileOf(subscription, language, options, deps);
    try {
      return { status: 200, headers: success, body: await (deadlineMs === undefined ? file : within(deadlineMs, file)), cacheable: true };
    } catch (error) {
      deps.onError(error);
      return { status: 503, headers: uncached, body: deps.textsIn(language).words.server.failure(undefined), cacheable: false };
    }
  };
}

async function respond(context: Context, deps: CalendarDeps): Promise<Response> {
  const { data, error } = parameters.safeParse(context.req.query());
  if (error) {
    const [issue] = error.issues;
    return context.text(`${issue?.path.join(".")}: ${issue?.message}`, 400, { ...deps.headers, "cache-control": "no-store" });
  }
  const language = languageOfAddress(context);
  const render = fileRender(data, language, deps);
  const priority = priorityOf(context);
  return cachedResponse(
    deps.cache,
    pathIn(language, subscriptionPath(data)),
    { first: () => render({ priority }, deps.deadlineMs), again: () => render({ priority: "refresh" }) },
    context.req.raw,
  );
}

/**
 * `GET /calendar.ics?titles=movie:19,tv:1399&region=DE&names=off`, in each language: what is to come of titles, as a calendar's program subscribes to it. The
 * same titles in any order are one cached file, refreshed in the background.
 */
export function mountCalendarFile(app: Hono, deps: CalendarDeps): void {
  app.on("GET", pathsIn(deps.site.languages, calendarFilePath), deps.limits("search", deps.headers), (context) => respond(context, deps));
}
