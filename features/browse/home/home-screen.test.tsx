import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { contentTypeState, resetToHome } from "#app/data/route-state.ts";
import { loadLazyParts } from "#app/ui/lazy-part.tsx";
import { notices as englishNotices } from "#languages/en/site/notices.ts";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { failing, movieLists, neverResolving, sampleCatalog, seriesLists } from "#tests/support/sample-catalog.ts";
import { sampleSite } from "#tests/support/sample-site.ts";
import { sampleMovieSummary, sampleSeriesSummary } from "#tests/support/sample-titles.ts";
import HomeScreen from "./home-screen.tsx";

fakeBrowser();
// A part that is fetched by the last test would arrive after the file's end.
beforeAll(loadLazyParts);
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));

/** Awaited: the code of its parts is fetched in the first rendering. */
const showLanding = () => act(async () => void renderPart(<HomeScreen />));

const firstCard = async (label: string) =>
  within(await screen.findByRole("list", { name: label }))
    .getAllByRole("link")[0]
    ?.getAttribute("href");

describe("the home view", () => {
  test("at / begins with the landing intro and ends with the seven questions", async () => {
    await showLanding();
    expect(screen.getByRole("heading", { level: 1, name: /^Free films and series\.\sNo account\.$/ })).toBeTruthy();
    expect(screen.getByText("Watch your favorite movie online")).toBeTruthy();
    expect(within(screen.getByRole("region", { name: "Welcome" })).getByRole("combobox")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Watch on Matinee" }).getAttribute("href")).toBe("/home");
    expect(await screen.findByRole("heading", { name: "What is Matinee?" })).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Why choose Matinee?" })).toBeTruthy();
    const subjects = [/better than other platforms/, /free/, /updated/, /account/, /What can I watch/, /legal/, /subtitles/];
    const questions = [...document.querySelectorAll("summary")].map((question) => question.textContent ?? "");
    expect(questions).toEqual(subjects.map((subject) => expect.stringMatching(subject)));
    expect(await firstCard("Popular Movies")).toBe("/movie/1");
    expect(document.title).toBe("Matinee: Watch your favorite movie online");
  });

  test("at / has a strip with the last six of the popular films", async () => {
    await showLanding();
    const strip = within(await screen.findByRole("list", { name: "Popular right now" })).getAllByRole("link");
    expect(strip.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([15, 16, 17, 18, 19, 20].map((id) => [`Film ${id}`, `/movie/${id}`]));
  });

  test("numbers the films of Trending Now in their order", async () => {
    const trending = async () => [9, 4, 7].map((id) => sampleMovieSummary(id));
    renderPart(<HomeScreen />, { path: "/home", catalog: sampleCatalog({ movieList: movieLists({ trending }) }) });
    const films = within(await screen.findByRole("list", { name: "Trending Now" })).getAllByRole("listitem");
    expect(films.map((film) => film.textContent)).toEqual([
      expect.stringMatching(/^1Film 9/),
      expect.stringMatching(/^2Film 4/),
      expect.stringMatching(/^3Film 7/),
    ]);
  });

  test("at /home has the hero, Popular Movies, Trending Now and ten trending series", async () => {
    renderPart(<HomeScreen />, { path: "/home" });
    expect(await screen.findByRole("region", { name: "Trending movies" })).toBeTruthy();
    expect(await firstCard("Popular Movies")).toBe("/movie/1");
    expect(await firstCard("Trending Now")).toBe("/movie/1");
    const series = within(await screen.findByRole("list", { name: "Trending Series" })).getAllByRole("link");
    expect(series).toHaveLength(10);
    expect(series[0]?.getAttribute("href")).toBe("/tv/1-series-1");
    expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual(
      expect.arrayContaining(["Popular Movies", "Trending Now", "Trending Series"]),
    );
    expect(document.querySelector("details")).toBeNull();
    expect(screen.queryByRole("link", { name: "Back" })).toBeNull();
  });

  test("at /top has Top Rated Movies and a way back, and no hero", async () => {
    renderPart(<HomeScreen />, { path: "/top" });
    expect(screen.getByRole("heading", { level: 1, name: "Top Rated Movies" })).toBeTruthy();
    expect(await firstCard("Top Rated Movies")).toBe("/movie/101");
    expect(screen.queryByRole("region", { name: "Trending movies" })).toBeNull();
    expect(screen.getByRole("link", { name: "Back" }).getAttribute("href")).toBe("/");
    expect(document.title).toBe("Top Rated Movies · Matinee");
  });

  test("from the menu hides the hero; Back restores it", async () => {
    const { addressNow, stateNow } = renderPart(<HomeScreen />, { path: "/home", state: contentTypeState("movies") });
    expect(await firstCard("Popular Movies")).toBe("/movie/1");
    expect(screen.queryByRole("region", { name: "Trending movies" })).toBeNull();
    await userEvent.click(screen.getByRole("link", { name: "Back" }));
    expect([addressNow(), stateNow()]).toEqual(["/", resetToHome]);
    expect(await screen.findByRole("region", { name: "Trending movies" })).toBeTruthy();
    expect(await firstCard("Popular Movies")).toBe("/movie/1");
  });
});

describe("the row of what is ready to watch", () => {
  const site = sampleSite({ library: true });
  const show = (options: Parameters<typeof renderPart>[1]) => act(async () => void renderPart(<HomeScreen />, options));
  const links = async () => within(await screen.findByRole("list", { name: "Ready to watch" })).getAllByRole("link");

  test("has films and series, newest first, and leads to all of them", async () => {
    const catalog = sampleCatalog({
      moviesHere: async () => [sampleMovieSummary(19, { here: 300 }), sampleMovieSummary(20, { here: 100 })],
      seriesHere: async () => [sampleSeriesSummary(19, { here: 200 })],
    });
    await show({ path: "/home", catalog, site });
    expect((await links()).map((link) => link.getAttribute("href"))).toEqual(["/movie/19", "/tv/19-series-19", "/movie/20"]);
    expect((await links())[0]?.textContent).toContain("Watch here");
    const section = screen.getByRole("region", { name: "Ready to watch" });
    expect(within(section).getByRole("link", { name: "See all" }).getAttribute("href")).toBe("/discover?here=1");
  });

  test("is there with public films: after the library's, the best known first, films and series in one row", async () => {
    const catalog = sampleCatalog({
      moviesHere: async () => [sampleMovieSummary(3, { here: 9 }), sampleMovieSummary(1, { here: 0, vote_count: 1 })],
      seriesHere: async () => [sampleSeriesSummary(2, { here: 0, vote_count: 2 })],
    });
    await show({ path: "/home", catalog, site: sampleSite({ publicFilms: ["archive.org"] }) });
    expect((await links()).map((link) => link.getAttribute("href"))).toEqual(["/movie/3", "/tv/2-series-2", "/movie/1"]);
    const isLoud = screen.getAllByText("Watch here").map(({ className }) => className.includes("text-amber"));
    expect(isLoud).toEqual([true, false, false]);
  });

  test("is not there while there is nothing, and says so when it fails", async () => {
    await show({ path: "/home", site });
    expect(await firstCard("Popular Movies")).toBe("/movie/1");
    expect(screen.queryByText("Ready to watch")).toBeNull();
    await show({ path: "/home", site, catalog: sampleCatalog({ moviesHere: failing, seriesHere: failing }) });
    expect(await screen.findByText("Failed to load what is ready to watch")).toBeTruthy();
  });

  test("is not requested without a library", async () => {
    const moviesHere = vi.fn(async () => []);
    await show({ path: "/home", catalog: sampleCatalog({ moviesHere }) });
    expect(await firstCard("Popular Movies")).toBe("/movie/1");
    expect(moviesHere).not.toHaveBeenCalled();
  });
});

describe("a list", () => {
  test("shows its failure in its own place, with a retry", async () => {
    const popular = vi.fn(async () => [sampleMovieSummary(7)]).mockRejectedValueOnce(new Error("down"));
    renderPart(<HomeScreen />, { path: "/home", catalog: sampleCatalog({ movieList: movieLists({ popular }) }) });
    const failure = await screen.findByText(englishNotices["popular-movies"].text);
    expect(await firstCard("Trending Now")).toBe("/movie/1");
    await userEvent.click(within(failure.parentElement ?? expect.unreachable()).getByRole("link", { name: "Try again" }));
    expect(await firstCard("Popular Movies")).toBe("/movie/7");
    expect(screen.queryByText(englishNotices["popular-movies"].text)).toBeNull();
  });

  test("of trending films says itself that it failed", async () => {
    renderPart(<HomeScreen />, { path: "/home", catalog: sampleCatalog({ movieList: movieLists({ trending: failing }) }) });
    const section = within(await screen.findByRole("region", { name: "Trending Now" }));
    expect(await section.findByText(englishNotices["trending-movies"].text)).toBeTruthy();
  });

  test("shows a skeleton while it is pending", () => {
    renderPart(<HomeScreen />, { path: "/top", catalog: sampleCatalog({ movieList: movieLists({ "top-rated": neverResolving }) }) });
    expect(document.querySelectorAll('[data-slot="grid-skeleton"]').length).toBeGreaterThan(0);
  });

  test("shows a sentence when it is empty, the series beside it too", async () => {
    renderPart(<HomeScreen />, {
      path: "/top",
      catalog: sampleCatalog({ movieList: movieLists({ "top-rated": async () => [] }), seriesList: seriesLists({ trending: async () => [] }) }),
    });
    await waitFor(() => expect(screen.getAllByText("There is nothing here yet.")).toHaveLength(2));
  });
});
