import { expect, test } from "vitest";
import type { Movie } from "#domain/movie.ts";
import { notFoundHead } from "#features/search/search-head.server.ts";
import { sampleAssets } from "#tests/support/sample-app.ts";
import { sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleSite } from "#tests/support/sample-site.ts";
import { sampleMovie } from "#tests/support/sample-titles.ts";
import { serverFailure } from "./data/query-client.ts";
import { loadPage, type RenderDeps } from "./render.tsx";
import type { ServerRoute } from "./routes.server.ts";

type State = { queries: { queries: { queryKey: unknown; state: { status: string; error: unknown } }[] } };

/** Loaded with what there is: no query gets any time. */
const loadedAtOnce = (route: ServerRoute, overrides: Partial<RenderDeps>) =>
  loadPage(
    { kind: "page", route, id: 19, parameters: new URLSearchParams(), url: "/", language: "en" },
    {
      catalog: sampleCatalog(),
      placeholders: { movie: async () => null, series: async () => null },
      site: sampleSite(),
      assets: sampleAssets,
      deadlineMs: 0,
      priority: "visitor",
      onError: () => undefined,
      ...overrides,
    },
  );

test("a query that fails while the page waits for its rendering is flagged like an earlier failure", async () => {
  const series = Promise.withResolvers<never>();
  const failed = Promise.withResolvers<void>();
  const route: ServerRoute = {
    pattern: "/about",
    screen: "about",
    queries: { deferred: ({ queries }) => [queries.trendingSeries()] },
    head: ({ site }) => notFoundHead(site),
  };
  const { render, complete } = await loadedAtOnce(route, {
    catalog: sampleCatalog({ seriesList: () => series.promise }),
    onError: () => failed.resolve(),
  });
  series.reject(new Error("too late"));
  await failed.promise;
  const state = JSON.parse(/id="state">(.*?)<\/script>/.exec(render())?.[1] ?? "") as State;
  expect(state.queries.queries.map(({ queryKey, state: { status, error } }) => ({ queryKey, status, error }))).toEqual([
    { queryKey: ["series-lists", "trending"], status: "error", error: serverFailure },
  ]);
  expect(complete).toBe(false);
});

test("a critical query that settles after the deadline does not change the failed page", async () => {
  const movie = Promise.withResolvers<Movie>();
  const route: ServerRoute = {
    pattern: "/movie/:key",
    screen: "movie",
    keyed: true,
    queries: { critical: ({ queries, id }) => [queries.movie(id)] },
    head: ({ site }) => notFoundHead(site),
  };
  const { render, status } = await loadedAtOnce(route, { catalog: sampleCatalog({ movie: () => movie.promise }) });
  movie.resolve(sampleMovie(19));
  await new Promise((resolve) => setImmediate(resolve));
  expect([status, render().includes(`>${sampleMovie(19).title}</h1>`)]).toEqual([503, false]);
});
