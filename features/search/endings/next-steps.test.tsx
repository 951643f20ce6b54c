import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { createQueryClient } from "#app/data/query-client.ts";
import type { Catalog } from "#features/catalog.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { failing, movieLists, neverResolving, sampleCatalog, samplePage } from "#tests/support/sample-catalog.ts";
import { sampleMovieSummary } from "#tests/support/sample-titles.ts";
import { NextSteps } from "./next-steps.tsx";

const offer = (catalog: Partial<Catalog> = {}, client = createQueryClient({ retry: 0 })) =>
  renderPart(<NextSteps />, { catalog: sampleCatalog(catalog), client });
const posters = () => within(screen.getByRole("list", { name: "Popular right now" })).getAllByRole("link");

test("offers the search box and five popular films, which the server may only take from its cache", async () => {
  const movieList = vi.fn(sampleCatalog().movieList);
  const { container } = offer({ movieList });
  expect(await screen.findByRole("heading", { level: 2, name: "Popular right now" })).toBeTruthy();
  expect(container.querySelector("search")?.getAttribute("aria-label")).toBe("Find something else to watch");
  await screen.findByRole("list", { name: "Popular right now" });
  expect(posters().map((poster) => poster.getAttribute("href"))).toEqual([1, 2, 3, 4, 5].map((id) => `/movie/${id}`));
  expect(movieList.mock.calls).toEqual([["popular", 1, { cachedOnly: true }]]);
});

test("uses the browser's own list of popular films, without a request", async () => {
  const client = createQueryClient({ retry: 0 });
  client.setQueryData(["movie-lists", "popular", 1], samplePage([7, 8, 9, 10, 11, 12].map((id) => sampleMovieSummary(id))));
  const movieList = vi.fn<Catalog["movieList"]>(neverResolving);
  offer({ movieList }, client);
  await screen.findByRole("list", { name: "Popular right now" });
  expect(posters()).toHaveLength(5);
  expect(movieList).not.toHaveBeenCalled();
});

test.each([
  ["fail", failing],
  ["are none", async () => []],
])("keeps the row's size, without a toast, if the films %s", async (_, popular) => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { container } = offer({ movieList: movieLists({ popular }) });
  const row = () => container.querySelector('[data-slot="grid-skeleton"]');
  await waitFor(() => expect(row()?.parentElement?.classList.contains("invisible")).toBe(true));
  expect(row()?.children).toHaveLength(5);
  expect(screen.getByRole("combobox")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});
