import type { Context, Hono } from "hono";
import { z } from "zod";
import { offeredRegions } from "#domain/offered-codes.ts";
import type { Catalog } from "#features/catalog.ts";
import type { CachedJson } from "#server/request/cached-json.ts";
import { pageParameters } from "#server/request/page-parameter.ts";
import { upcomingQueries } from "./model/queries.ts";
import { parseAiringChoice, parseReleaseChoice } from "./model/release-choice.ts";

const parameters = pageParameters.extend({ region: z.enum(offeredRegions, "must be the code of an offered country, such as US") });

type Deps = { catalog: Pick<Catalog, "upcomingMovies" | "airingSeries">; json: CachedJson };

const searchOf = (context: Context): URLSearchParams => new URL(context.req.url).searchParams;

/** `GET /api/upcoming` and `/api/airing` with the parameters of the pages, and always a country. Equal choices are one cached response, however they are written. */
export function mountUpcomingApi(app: Hono, { catalog, json }: Deps): void {
  app.get("/api/upcoming", async (context) => {
    const { data, error } = parameters.safeParse(context.req.query());
    if (error) return json.refuse(context, error);
    const choice = { ...parseReleaseChoice(searchOf(context)), ...data };
    return json.respond<object>(context, upcomingQueries.upcomingMovies.address(choice), (options) => catalog.upcomingMovies(choice, options), {
      ofToday: true,
    });
  });
  app.get("/api/airing", async (context) => {
    const { data, error } = parameters.safeParse(context.req.query());
    if (error) return json.refuse(context, error);
    const choice = { ...parseAiringChoice(searchOf(context)), ...data };
    return json.respond<object>(context, upcomingQueries.airingSeries.address(choice), (options) => catalog.airingSeries(choice, options), { ofToday: true });
  });
}
