import { QueryClientProvider } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, test, vi } from "vitest";
import { AskProvider } from "#app/data/ask-context.tsx";
import { createQueryClient } from "#app/data/query-client.ts";
import { allQueries } from "#app/queries.ts";
import { askOf, type Catalog } from "#features/catalog.ts";
import { InEnglish } from "#tests/support/in-english.tsx";
import { failing, neverResolving, sampleCatalog, samplePage } from "#tests/support/sample-catalog.ts";
import { sampleMovie, sampleMovieSummary, sampleSeriesSummary } from "#tests/support/sample-titles.ts";
import { useMovie, useSeries } from "./title-details.ts";

function setUp(catalog: Catalog) {
  const client = createQueryClient({ retry: 0 });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <InEnglish>
      <AskProvider ask={askOf(catalog)}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </AskProvider>
    </InEnglish>
  );
  return { client, queries: allQueries(askOf(catalog)), wrapper };
}

describe("a film in a cached list", () => {
  const pendingCatalog = sampleCatalog({ movie: neverResolving });

  test.each([
    ["trending-movies", () => allQueries(askOf(pendingCatalog)).movieList("trending")],
    ["the hero", () => allQueries(askOf(pendingCatalog)).heroMovies()],
    ["a genre", () => allQueries(askOf(pendingCatalog)).moviesByGenre(28)],
    ["similar films", () => allQueries(askOf(pendingCatalog)).movieExtras(2)],
  ])("has a placeholder at once from %s", async (_, query) => {
    const { client, wrapper } = setUp(pendingCatalog);
    await client.prefetchQuery<unknown>(query());
    const { result } = renderHook(() => useMovie(3), { wrapper });
    expect(result.current.query.isPlaceholderData).toBe(true);
    expect(result.current.movie).toMatchObject({
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

  test("has its details once they have loaded", async () => {
    const { client, queries, wrapper } = setUp(sampleCatalog());
    await client.prefetchQuery(queries.movieList("popular"));
    const { result } = renderHook(() => useMovie(3), { wrapper });
    await waitFor(() => expect(result.current.query.isPlaceholderData).toBe(false));
    expect(result.current.movie).toEqual({ ...sampleMovie(3), language: "German" });
  });

  test("retains its placeholder if its details fail, even after the list has expired", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { client, queries, wrapper } = setUp(sampleCatalog({ movie: failing }));
    await client.prefetchQuery(queries.movieList("popular"));
    const { result, rerender } = renderHook(() => useMovie(3), { wrapper });
    await waitFor(() => expect(result.current.query.isError).toBe(true));
    client.removeQueries(queries.movieList("popular"));
    rerender();
    expect(result.current.movie?.title).toBe("Film 3");
  });

  test("has no placeholder from another film, or from a series with the same id", async () => {
    const { client, queries, wrapper } = setUp(pendingCatalog);
    await client.prefetchQuery(queries.seriesList("popular"));
    client.setQueryData(queries.movieList("popular", 3).queryKey, samplePage([sampleMovieSummary(4)]));
    expect(renderHook(() => useMovie(3), { wrapper }).result.current.movie).toBeUndefined();
  });
});

describe("a series in a cached list", () => {
  test("has a placeholder at once", () => {
    const { client, queries, wrapper } = setUp(sampleCatalog({ series: neverResolving }));
    client.setQueryData(queries.trendingSeries().queryKey, [sampleSeriesSummary(7, { name: "Les Vampires" })]);
    const { result } = renderHook(() => useSeries(7), { wrapper });
    expect(result.current.series).toMatchObject({ name: "Les Vampires", genres: [{ id: 80, name: "Crime" }], seasons: [], number_of_seasons: null });
    expect(renderHook(() => useSeries(8), { wrapper }).result.current.series).toBeUndefined();
  });
});
