import { expect, test } from "vitest";
import type { Movie } from "#domain/movie.ts";
import { notFoundHead } from "#features/search/search-head.server.ts";
import { sampleAssets } from "#tests/support/sample-app.ts";
import { sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleSite } from "#tests/support/sample-site.ts";
import { sampleMovie } from "#tests/support/sample-titles.ts";
import { serverFailure } from "./data/query-client.ts";
import { type RenderDeps, renderPage } from "./render.tsx";
import type { ServerRoute } from "./routes.server.ts";

type State = { queries: { queries: { queryKey: unknown; state: { status: string; error: unknown } }[] } };

/** Rendered with what there is: no query gets any time. */
const renderedAtOnce = (route: ServerRoute, overrides: Partial<RenderDeps>) =>
  renderPage(
    { kind: "page", route, id: 19, parameters: new URLSearchParams(), url: "/", language: "en" },
    {
      catalog: sampleCatalog(),
      placeholders: { movie: async () => null, series: async () => null },
      site: sampleSite(),
      assets: sampleAssets,
      deadlineMs: 0,
      priority: "visitor",
      schedule: async (work) => work(),
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
  const { html, complete } = await renderedAtOnce(route, {
    catalog: sampleCatalog({ seriesList: () => series.promise }),
    schedule: async (work) => {
      series.reject(new Error("too late"));
      await failed.promise;
      return work();
    },
    onError: () => failed.resolve(),
  });
  const state = JSON.parse(/id="state">(.*?)<\/script>/.exec(html)?.[1] ?? "") as State;
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
  const { html, status } = await renderedAtOnce(route, {
    catalog: sampleCatalog({ movie: () => movie.promise }),
    schedule: async (work) => {
      movie.resolve(sampleMovie(19));
      await new Promise((resolve) => setImmediate(resolve));
      return work();
    },
  });
  expect([status, html.includes(`>${sampleMovie(19).title}</h1>`)]).toEqual([503, false]);
});
