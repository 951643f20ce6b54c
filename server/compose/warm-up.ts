import { createCatalog } from "#server/catalog/catalog.ts";
import { createWorkQueue } from "#server/http/work-queue.ts";
import { createPageCache } from "#server/page-cache/page-cache.ts";
import { createProvider } from "#server/upstream/provider.ts";
import type { Transport } from "#server/upstream/transport.ts";
import { type AppDeps, createApp } from "./app.ts";

const id = 1;
const person = { id, name: "A name" };
const list = { results: [{ id, title: "A film" }] };
const review = { id: "1", author: "A name", content: "A text." };

/** The film database's response for an invented film, with an entry in each list that most films have. No visitor sees it. */
const film = {
  ...{ id, title: "A film", overview: "A text.", release_date: "1927-01-10", runtime: 100, vote_average: 7, original_language: "en" },
  ...{ poster_path: "/1.jpg", backdrop_path: "/1.jpg", genres: [{ id, name: "A genre" }], production_countries: [{ iso_3166_1: "US" }] },
  credits: { cast: [{ ...person, character: "A name" }], crew: [{ ...person, job: "Director" }] },
  ...{ similar: list, recommendations: list, reviews: { results: [review] } },
};

const transport: Transport = {
  get: async () => film,
  health: () => ({ breaker: "closed", breakerWaitMs: 0, quota: { used: 0, waiting: 0, limit: 0 }, hasRoomAhead: true }),
};

/**
 * Reads, renders and compresses a film's page as for a visitor, because that code takes much longer when it runs for the first time (docs/decisions/115).
 * Calls no film database, reads no store, and leaves nothing in the page cache. Returns the page's response.
 */
export async function warmUp(deps: AppDeps): Promise<Response> {
  const { onError } = deps;
  const ofFilm = createCatalog({ provider: createProvider(transport), cache: (query) => query.load({ priority: "visitor" }) });
  const app = createApp({
    ...deps,
    catalog: { ...ofFilm, moviesHere: async () => [], seriesHere: async () => [] },
    cache: createPageCache({ maxBytes: 1024 * 1024, freshMs: 1000, staleMs: 1000, retryRefreshMs: 1000, onError }),
    workQueue: createWorkQueue({ onTimeout: () => undefined }),
  });
  return app.request(`http://localhost/movie/${id}`, { headers: { "accept-encoding": "br" } });
}
