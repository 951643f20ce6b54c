import { act, screen, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { expect, test } from "vitest";
import type { Catalog } from "#features/catalog.ts";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { openScreen } from "#tests/support/open-screen.tsx";
import { failing, neverResolving } from "#tests/support/sample-catalog.ts";
import { sampleFullCredits, sampleMovie, sampleSeries } from "#tests/support/sample-titles.ts";
import MovieCreditsScreen from "./movie-credits-screen.tsx";
import SeriesCreditsScreen from "./series-credits-screen.tsx";

fakeBrowser();

const open = (screenOf: ComponentType<{ id: number }>, at: string, catalog: Partial<Catalog>) =>
  act(async () => openScreen({ screen: screenOf, pattern: at.replace(/\d+/, ":key"), at, catalog }));
const openMovie = (catalog: Partial<Catalog>) => open(MovieCreditsScreen, "/movie/19/credits", catalog);

const crowd = (count: number) => ({
  name: "Visual Effects",
  people: Array.from({ length: count }, (_, index) => ({ id: 1000 + index, name: `Artist ${index}`, roles: ["Compositor"], episodes: null })),
});

test("a film's credits have the cast and each department, the number of people, and the way back", async () => {
  await openMovie({ movie: async (id) => sampleMovie(id, { title: "Metropolis" }) });
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Cast and crew of Metropolis");
  expect((await screen.findByText(/people/)).textContent).toBe("1927 · 4 people");
  expect(screen.getByRole("link", { name: "Back to Metropolis" }).getAttribute("href")).toBe("/movie/19-metropolis");
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual(["Cast", "Directing", "Writing"]);
  expect(
    within(screen.getByRole("region", { name: "Cast" }))
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(["/actor/1", "/actor/2"]);
  expect(document.title).toBe("Cast and crew of Metropolis (1927) · Matinee");
  expect(screen.queryByRole("navigation", { name: "Departments" })).toBeNull();
});

test("roles are isolated from a page that runs from right to left", async () => {
  const cast = [{ id: 1, name: "Brigitte Helm", roles: ["Maria!", "The Machine Man"], episodes: null, profile_path: null }];
  const catalog = { movieCredits: async () => ({ cast, departments: [] }) };
  await act(async () => openScreen({ screen: MovieCreditsScreen, pattern: "/movie/:key/credits", at: "/movie/19/credits", catalog, language: "ar" }));
  const roles = await screen.findAllByText(/^(Maria!|The Machine Man)$/, { selector: "span > bdi" });
  expect(roles.map(({ textContent }) => textContent)).toEqual(["Maria!", "The Machine Man"]);
});

test("a long list has links to its departments with their numbers", async () => {
  const { departments, cast } = sampleFullCredits();
  await openMovie({ movieCredits: async () => ({ cast, departments: [...departments, crowd(1200)] }) });
  const link = within(await screen.findByRole("navigation", { name: "Departments" })).getByRole("link", { name: /Visual Effects/ });
  expect(link.textContent).toBe("Visual Effects1,200");
  expect(document.querySelector(link.getAttribute("href") ?? "")?.textContent).toBe("Visual Effects");
});

test("a series' credits lead back to the series", async () => {
  await open(SeriesCreditsScreen, "/tv/7/credits", { series: async (id) => sampleSeries(id, { name: "Judex" }) });
  expect((await screen.findByRole("link", { name: "Back to Judex" })).getAttribute("href")).toBe("/tv/7-judex");
});

test.each([
  [MovieCreditsScreen, "/movie/19/credits", { movie: async () => null }, "Movie not found"],
  [SeriesCreditsScreen, "/tv/7/credits", { series: async () => null }, "TV Series not found"],
])("credits of no title: %#", async (screenOf, at, catalog, heading) => {
  await open(screenOf, at, catalog);
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe(heading);
});

test.each([
  [MovieCreditsScreen, "/movie/19/credits", { movie: failing }, "Unable to load movie details"],
  [SeriesCreditsScreen, "/tv/7/credits", { series: failing }, "Unable to load TV series details"],
])("credits of a title that fails: %#", async (screenOf, at, catalog, text) => {
  await open(screenOf, at, catalog);
  expect((await screen.findByRole("alert")).textContent).toContain(text);
});

test("credits that fail leave the title there, with a retry", async () => {
  await openMovie({ movieCredits: failing });
  expect((await screen.findByRole("alert")).textContent).toContain("Failed to load the cast and crew");
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Cast and crew of Film 19");
});

test("while the film loads, the page says what it waits for", async () => {
  await openMovie({ movie: neverResolving, movieCredits: neverResolving });
  expect(screen.getByText("Loading the film")).toBeTruthy();
});
