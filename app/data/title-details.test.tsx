// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, test, vi } from "vitest";
import type { Catalog } from "#domain/catalog.ts";
import { failing, neverResolving, sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleMovie, sampleMovieSummary, sampleSeriesSummary } from "#tests/support/sample-titles.ts";
import { CatalogProvider } from "./catalog-context.tsx";
import { allQueries } from "./queries.ts";
import { createQueryClient } from "./query-client.ts";
import { useMovie, useSeries } from "./title-details.ts";

function knowing(catalog: Catalog) {
  const client = createQueryClient({ retry: 0 });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CatalogProvider catalog={catalog}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </CatalogProvider>
  );
  return { client, ask: allQueries(catalog), wrapper };
}

describe("a film that some list has shown", () => {
  const waiting = sampleCatalog({ movie: neverResolving });

  test.each([
    ["trendingMovies", () => allQueries(waiting).trendingMovies()],
    ["the hero", () => allQueries(waiting).heroMovies()],
    ["a genre", () => allQueries(waiting).moviesByGenre(28)],
    ["similar films", () => allQueries(waiting).movieExtras(2)],
  ])("is known at once from %s", async (_, question) => {
    const { client, wrapper } = knowing(waiting);
    await client.prefetchQuery<unknown>(question());
    const { result } = renderHook(() => useMovie(3), { wrapper });
    expect(result.current.query.isPlaceholderData).toBe(true);
    expect(result.current.known).toMatchObject({
      title: "Film 3",
      overview: "What happens in film 3.",
      poster_path: "/poster-3.svg",
      genres: [
        { id: 18, name: "Drama" },
        { id: 878, name: "Science Fiction" },
      ],
      runtime: null,
      imdb_id: null,
    });
  });

  test("gives way to its details", async () => {
    const { client, ask, wrapper } = knowing(sampleCatalog());
    await client.prefetchQuery(ask.popularMovies());
    const { result } = renderHook(() => useMovie(3), { wrapper });
    await waitFor(() => expect(result.current.query.isPlaceholderData).toBe(false));
    expect(result.current.known).toEqual(sampleMovie(3));
  });

  test("stays known where its details fail, even when the list has been forgotten", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { client, ask, wrapper } = knowing(sampleCatalog({ movie: failing }));
    await client.prefetchQuery(ask.popularMovies());
    const { result, rerender } = renderHook(() => useMovie(3), { wrapper });
    await waitFor(() => expect(result.current.query.isError).toBe(true));
    client.removeQueries(ask.popularMovies());
    rerender();
    expect(result.current.known?.title).toBe("Film 3");
  });

  test("is another film's no more than a series of the same id's", async () => {
    const { client, ask, wrapper } = knowing(waiting);
    await client.prefetchQuery(ask.popularSeries());
    client.setQueryData(ask.popularMovies().queryKey, [sampleMovieSummary(4)]);
    expect(renderHook(() => useMovie(3), { wrapper }).result.current.known).toBeUndefined();
  });
});

describe("a series that some list has shown", () => {
  test("is known at once", () => {
    const { client, ask, wrapper } = knowing(sampleCatalog({ series: neverResolving }));
    client.setQueryData(ask.trendingSeries().queryKey, [sampleSeriesSummary(7, { name: "Les Vampires" })]);
    const { result } = renderHook(() => useSeries(7), { wrapper });
    expect(result.current.known).toMatchObject({ name: "Les Vampires", genres: [{ id: 80, name: "Crime" }], seasons: [], number_of_seasons: null });
    expect(renderHook(() => useSeries(8), { wrapper }).result.current.known).toBeUndefined();
  });
});
