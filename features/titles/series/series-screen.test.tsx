import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { resetToHome } from "#app/data/route-state.ts";
import { announcerId } from "#app/ui/announcement.ts";
import { onToast } from "#app/ui/toast-channel.ts";
import { notices } from "#domain/notices.ts";
import type { Series } from "#domain/series.ts";
import type { Catalog } from "#features/catalog.ts";
import { notices as englishNotices } from "#languages/en/site/notices.ts";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { renderInEnglish } from "#tests/support/in-english.tsx";
import { openScreen } from "#tests/support/open-screen.tsx";
import { failing, neverResolving } from "#tests/support/sample-catalog.ts";
import { sampleSite } from "#tests/support/sample-site.ts";
import {
  sampleCredits,
  sampleEpisode,
  samplePublicFilm,
  sampleReview,
  sampleSeason,
  sampleSeries,
  sampleSeriesExtras,
  sampleSeriesSummary,
} from "#tests/support/sample-titles.ts";
import SeriesScreen from "./series-screen.tsx";

fakeBrowser();

/** Awaited, because the player's controls suspend until their code is fetched. */
const open = (at: string, catalog: Partial<Catalog> = {}, site = sampleSite()) =>
  act(async () => openScreen({ screen: SeriesScreen, pattern: "/tv/:key", at, catalog, site }));
const withSpecials = (id: number) =>
  sampleSeries(id, { seasons: [0, 1, 2].map((season_number) => ({ season_number, name: "", episode_count: 3, air_date: null })), number_of_seasons: 2 });
const withSeasons = (id: number, count: number) =>
  sampleSeries(id, {
    seasons: Array.from({ length: count }, (_, index) => ({ season_number: index + 1, name: "", episode_count: 3, air_date: null })),
    number_of_seasons: count,
  });
const episodes = async () => within(await screen.findByRole("list", { name: "Episodes" })).getAllByRole("link");
const frame = async () => (await screen.findByTitle(/^Player/)).getAttribute("src");
/** In an awaited `act`: the frame's code is fetched when it is first rendered. */
async function play(): Promise<void> {
  const button = await screen.findByRole("button", { name: "Play on Server 1" });
  await act(async () => button.click());
}
const isDisabled = (link: HTMLElement) => link.getAttribute("aria-disabled") === "true" && !link.hasAttribute("href");

describe("the page", () => {
  test("opens at season 1, episode 1", async () => {
    await open("/tv/7");
    expect(await screen.findByRole("heading", { level: 1, name: "Series 7" })).toBeTruthy();
    expect(await screen.findByRole("heading", { name: "Season 1 of 2" })).toBeTruthy();
    expect((await episodes()).find((link) => link.getAttribute("aria-current"))?.textContent).toContain("1. Episode 1");
    expect((await screen.findByRole("region", { name: "Episode" })).textContent).toContain("S1:E1");
    expect(screen.queryByTitle(/^Player/)).toBeNull();
    await play();
    expect(await frame()).toMatch(/\/7\/1\/1$/);
  });
  test("plays by the series' IMDb id on a server whose address has that", async () => {
    const seriesServers = sampleSite().seriesServers.map((server) => ({ ...server, template: "/player/{imdb_id}/{season}/{episode}" }));
    await open("/tv/7", { series: async (id) => sampleSeries(id, { imdb_id: "tt0006206" }) }, sampleSite({ seriesServers }));
    await play();
    expect(await frame()).toBe("/player/tt0006206/1/1");
  });
  test("opens at the episode that the address names", async () => {
    await open("/tv/7?season=2&episode=3");
    expect(await screen.findByRole("heading", { name: "Season 2 of 2" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Share" }));
    const facebook = (await screen.findByRole<HTMLAnchorElement>("link", { name: "Facebook" })).href;
    expect(new URL(facebook).searchParams.get("u")).toBe("https://matinee.example/tv/7-series-7?season=2&episode=3");
    expect((await screen.findByRole("region", { name: "Episode" })).textContent).toContain("S2:E3");
    expect((await episodes()).find((link) => link.getAttribute("aria-current"))?.textContent).toContain("3. Episode 3");
    await play();
    expect(await frame()).toMatch(/\/7\/2\/3$/);
  });
  test("has section 2's hint, Watch Now and Share", async () => {
    await open("/tv/7");
    expect((await screen.findByText("The episode isn't loading? Try a different server from the dropdown below!")).className).toContain("text-pink");
    expect(screen.getByRole("link", { name: "Watch Now" }).getAttribute("href")).toBe("#player");
    expect(screen.getByRole("button", { name: "Share" })).toBeTruthy();
  });
  test("has name, year, rating and overview in its hero, and number, name, date and overview of each episode", async () => {
    await open("/tv/7");
    expect(await screen.findByText("What happens in series 7.")).toBeTruthy();
    expect(document.querySelector('[data-slot="backdrop"] [data-slot="facts"]')?.textContent).toBe("1915 · Rating 6.9 of 10 (40 votes) · 2 seasons · French");
    const pictures = [...document.querySelectorAll('[data-slot="backdrop"] img')].map((picture) => picture.getAttribute("src"));
    expect(pictures).toEqual(["/t/p/w1280/series-backdrop-7.svg", "/t/p/w500/series-7.svg"]);
    const shown = "Episode 2November 13, 1915What happens in episode 2.";
    expect((await episodes())[1]?.textContent).toBe(`2. ${shown}`);
    expect((await episodes())[1]?.querySelector("img")?.getAttribute("src")).toBe("/t/p/w300/still-2.svg");
    await userEvent.click((await episodes())[1] as HTMLElement);
    const box = await screen.findByRole("region", { name: "Episode" });
    await waitFor(() => expect(box.textContent).toBe("S1:E2 · November 13, 1915 · 40 minEpisode 2SeenSeason 1 seenWhat happens in episode 2."));
  });
  test("has twelve of the cast, each with the part, and the text about it", async () => {
    const people = sampleCredits(20).cast.map((member) => ({ ...member, profile_path: `/face-${member.id}.jpg` }));
    await open("/tv/7", { seriesExtras: async (id) => sampleSeriesExtras(id, { credits: { cast: people, crew: [] } }) });
    const cast = within(await screen.findByRole("list", { name: "Cast" })).getAllByRole("link");
    expect([cast.length, cast[11]?.getAttribute("href"), cast[11]?.textContent]).toEqual([12, "/actor/12", "Actor 12Part 12"]);
    expect(cast[11]?.querySelector("img")?.getAttribute("src")).toContain("/face-12.jpg");
    expect(await screen.findByRole("region", { name: "About Series 7" })).toBeTruthy();
  });
  test("shows 'No description available.' for missing overviews", async () => {
    await open("/tv/7", {
      series: async (id) => sampleSeries(id, { overview: "" }),
      season: async () => sampleSeason(1, { episodes: [sampleEpisode(1, { overview: "", air_date: null, still_path: null })] }),
    });
    expect(within((await episodes())[0] as HTMLElement).getByText("No description available.")).toBeTruthy();
    expect((await episodes())[0]?.querySelector('[data-slot="still-placeholder"]')?.textContent).toBe("1");
    expect(screen.getAllByText("No description available.")).toHaveLength(3);
  });
  test("shows ten similar series and three reviews at most", async () => {
    await open("/tv/7", {
      series: async (id) => sampleSeries(id, { created_by: ["", "Ann"].map((name) => ({ id: 1, name })), networks: [{ name: " " }, { name: "Gaumont" }] }),
      seriesExtras: async (series) =>
        sampleSeriesExtras(series, {
          similar: Array.from({ length: 20 }, (_, index) => sampleSeriesSummary(100 + index)),
          reviews: ["a", "b", "c", "d"].map((id) => sampleReview(id, { author_details: { avatar_path: null, rating: id === "a" ? null : 8 } })),
        }),
    });
    const similar = within(await screen.findByRole("list", { name: "Similar TV Series" })).getAllByRole("link");
    expect(similar).toHaveLength(10);
    expect([similar[0]?.getAttribute("href"), similar[0]?.textContent]).toEqual(["/tv/100-series-100", "Series 1001915Rating 6.9 of 10"]);
    expect(screen.getByRole("heading", { level: 2, name: "Similar TV Series" })).toBeTruthy();
    const about = (await screen.findByRole("region", { name: "About Series 7" })).textContent;
    expect(about).toContain("Series 100, Series 101, Series 102, Series 103 and Series 104.");
    expect(about).toContain("was first shown by Gaumont. It was created by Ann.");
    expect(await screen.findByText("No rating")).toBeTruthy();
    expect(screen.queryByText("Review d.")).toBeNull();
  });
});

describe("the season's control", () => {
  const options = async () => [...(await screen.findByRole<HTMLSelectElement>("combobox", { name: "Jump to a season" })).options].map((option) => option.text);
  test("is text alone where there is one season", async () => {
    await open("/tv/7", { series: async (id) => withSeasons(id, 1) });
    expect((await screen.findByRole("heading", { name: "Season 1 of 1" })).className).not.toContain("sr-only");
    expect(screen.queryByRole("combobox")).toBeNull();
  });
  test("names the specials while they show", async () => {
    await open("/tv/7?season=0", { series: async (id) => withSpecials(id) });
    expect(await options()).toEqual(["Specials", "Season 1 of 2", "Season 2 of 2"]);
    expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("0");
  });
  test("names a season that the series lacks", async () => {
    await open("/tv/7?season=99", { series: async (id) => withSeasons(id, 2) });
    expect(await options()).toEqual(["Season 99", "Season 1 of 2", "Season 2 of 2"]);
  });
});

describe("a click on", () => {
  test("an episode replaces the address and sends no request", async () => {
    const season = vi.fn(async (_: number, number: number) => sampleSeason(number));
    const { where } = await open("/tv/7", { season });
    await play();
    await userEvent.click((await episodes())[1] as HTMLElement);
    expect(where()).toBe("/tv/7?season=1&episode=2");
    expect((await screen.findByRole("region", { name: "Episode" })).textContent).toContain("S1:E2");
    expect(await frame()).toMatch(/\/7\/1\/2$/);
    expect(season).toHaveBeenCalledTimes(1);
  });
  test("an episode gives the document its own title", async () => {
    await open("/tv/7");
    await episodes();
    expect(document.title).toBe("Series 7 (1915) · TV Series · Matinee");
    await userEvent.click((await episodes())[1] as HTMLElement);
    expect(document.title).toBe("Series 7 (1915), S1:E2 · TV Series · Matinee");
  });
  test("an episode is announced by its name, and nothing is when the page opens", async () => {
    renderInEnglish(<p id={announcerId} />);
    const spoken = () => document.getElementById(announcerId)?.textContent;
    await open("/tv/7");
    const box = await screen.findByRole("region", { name: "Episode" });
    const heading = await within(box).findByRole("heading");
    expect([heading.textContent, box.closest("[aria-live]"), spoken()]).toEqual(["Episode 1", null, ""]);
    await userEvent.click((await episodes())[1] as HTMLElement);
    expect(spoken()).toBe("S1 E2, Episode 2");
  });
  test("the next season loads it and shows its first episode", async () => {
    const season = vi.fn(async (_: number, number: number) => sampleSeason(number));
    const { where } = await open("/tv/7?season=1&episode=3", { season });
    await userEvent.click(await screen.findByRole("link", { name: "Next season" }));
    expect(where()).toBe("/tv/7?season=2");
    expect((await screen.findByRole("region", { name: "Episode" })).textContent).toContain("S2:E1");
    expect(season).toHaveBeenLastCalledWith(7, 2, { around: null });
  });
  test("a season arrow stops at both ends and keeps the focus there", async () => {
    await open("/tv/7", { series: async (id) => withSpecials(id) });
    expect(isDisabled(await screen.findByRole("link", { name: "Previous season" }))).toBe(true);
    const next = screen.getByRole("link", { name: "Next season" });
    await userEvent.click(next);
    expect(isDisabled(next)).toBe(true);
    expect(document.activeElement).toBe(next);
    expect(isDisabled(screen.getByRole("link", { name: "Previous season" }))).toBe(false);
  });
  test("'Specials' shows season 0", async () => {
    const { where } = await open("/tv/7", { series: async (id) => withSpecials(id) });
    await userEvent.click(await screen.findByRole("link", { name: "Specials" }));
    expect(where()).toBe("/tv/7?season=0");
    expect(await screen.findByRole("heading", { name: "Specials" })).toBeTruthy();
    expect(isDisabled(screen.getByRole("link", { name: "Next season" }))).toBe(true);
  });
  test("'Next episode' moves from a season's last episode to the next season's first", async () => {
    const { where } = await open("/tv/7?season=1&episode=3");
    await episodes();
    await userEvent.click(screen.getByRole("link", { name: "Next episode" }));
    expect(where()).toBe("/tv/7?season=2&episode=1");
    expect((await screen.findByRole("region", { name: "Episode" })).textContent).toContain("S2:E1");
    await episodes();
    expect(screen.getByRole("link", { name: "Previous episode" }).getAttribute("href")).toBe("/tv/7?season=1&episode=6");
  });
  test("'Next episode' stops at the last season's last episode", async () => {
    await open("/tv/7?season=2&episode=3", { series: async (id) => withSeasons(id, 2) });
    await episodes();
    expect(isDisabled(screen.getByRole("link", { name: "Next episode" }))).toBe(true);
  });
  test("an option of 'Season N of M' shows that season and keeps the focus", async () => {
    const { where } = await open("/tv/7", { series: async (id) => withSeasons(id, 80) });
    const select = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Jump to a season" });
    expect([select.length, select.selectedOptions[0]?.textContent]).toEqual([80, "Season 1 of 80"]);
    select.focus();
    await userEvent.selectOptions(select, "Season 64 of 80");
    expect(where()).toBe("/tv/7?season=64");
    expect(screen.getByRole("heading", { name: "Season 64 of 80" }).getAttribute("aria-live")).toBe("polite");
    expect([document.activeElement === select, select.value]).toEqual([true, "64"]);
  });
  test("one of the eight servers changes the frame and closes the dropdown, which Escape closes as well", async () => {
    await open("/tv/7");
    await episodes();
    await userEvent.click(screen.getByText("Change Server"));
    const servers = within(screen.getByRole("list", { name: "Servers" })).getAllByRole("button");
    expect(servers.map((button) => button.textContent)).toHaveLength(8);
    await userEvent.keyboard("{Escape}");
    expect(screen.getByText("Change Server").closest("details")?.open).toBe(false);
    await userEvent.click(screen.getByText("Change Server"));
    await userEvent.click(screen.getByRole("button", { name: /^Server 8/ }));
    expect(await frame()).toContain("/hexawatch/");
    expect(screen.getByText("Change Server").closest("details")?.open).toBe(false);
  });
});

describe("an absence or failure", () => {
  test("of the series shows 'TV Series not found' with the way back", async () => {
    const { where, stateNow } = await open("/tv/7", { series: async () => null });
    expect(await screen.findByRole("heading", { name: "TV Series not found" })).toBeTruthy();
    await userEvent.click(screen.getByRole("link", { name: "Go Back Home" }));
    expect([where(), stateNow()]).toEqual(["/tv", resetToHome]);
  });
  test("of the provider shows the notice with a retry, never 'not found'", async () => {
    let down = true;
    await open("/tv/7", { series: async (id) => (down ? failing() : sampleSeries(id)) });
    expect((await screen.findByRole("alert")).textContent).toContain("Unable to load TV series details");
    down = false;
    await userEvent.click(screen.getByRole("link", { name: "Try again" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Series 7" })).toBeTruthy();
  });
  test("of a season in the series' list says so as a failure does, in a toast as well, and sends no request for it", async () => {
    const season = vi.fn(async () => sampleSeason(1));
    const toast = vi.fn();
    onTestFinished(onToast(toast));
    // Of earlier tests.
    toast.mockClear();
    await open("/tv/7?season=99", { season });
    expect((await screen.findByRole("alert")).textContent).toContain("Unable to load season details");
    expect(toast.mock.calls).toEqual([[notices.season]]);
    expect(season).not.toHaveBeenCalled();
  });
  test("of a season shows the notice in the list's place with a retry", async () => {
    let down = true;
    await open("/tv/7", { season: async (_, number) => (down ? failing() : sampleSeason(number)) });
    expect((await screen.findByRole("alert")).textContent).toContain("Unable to load season details");
    down = false;
    await userEvent.click(screen.getByRole("link", { name: "Try again" }));
    expect(await episodes()).toHaveLength(3);
  });
  test("of the cast shows no notice", async () => {
    await open("/tv/7", { seriesExtras: failing });
    expect(await screen.findByText("There is no cast list for this title yet.")).toBeTruthy();
    expect((await screen.findAllByRole("alert")).map((alert) => alert.querySelector("p")?.textContent)).toEqual([
      englishNotices[notices.reviews.id].text,
      englishNotices[notices.similarSeries.id].text,
    ]);
  });
});

test("until the season has loaded, Play waits for it", async () => {
  await open("/tv/7", { season: neverResolving });
  await play();
  expect(await screen.findByText("Waiting for the film database")).toBeTruthy();
  expect(screen.queryByTitle(/^Player/)).toBeNull();
  expect((await screen.findByRole("region", { name: "Episode" })).textContent).toContain("S1:E1");
});

test("an episode that the address names plays before the season has loaded", async () => {
  await open("/tv/7?season=2&episode=3", { season: neverResolving });
  await play();
  expect(await frame()).toMatch(/\/7\/2\/3$/);
});

test("the stage says where the operator has supplied no video for the episode", async () => {
  const supplied = sampleSeason(1, { episodes: [sampleEpisode(1, { own_video: true }), sampleEpisode(2)] });
  await open("/tv/7", { season: async () => supplied });
  await episodes();
  expect(screen.queryByText(/^Sample reel/)).toBeNull();
  await userEvent.click((await episodes())[1] as HTMLElement);
  expect(screen.getByText("Sample reel: this title's video has not been supplied yet")).toBeTruthy();
});

test("the stage says from which archive an episode plays, and the room for it stays at the others", async () => {
  const season = sampleSeason(1, { episodes: [sampleEpisode(1, { public_film: samplePublicFilm() }), sampleEpisode(2)] });
  const site = sampleSite({ publicFilms: ["archive.org"] });
  await open("/tv/7", { series: async () => sampleSeries(7, { here: 0 }), season: async () => season }, site);
  expect((await episodes()).map((row) => row.textContent?.includes("Watch here"))).toEqual([true, false]);
  expect(screen.getByText("Plays from Wikimedia Commons")).toBeTruthy();
  const source = document.querySelector("[data-slot=film-source]");
  await userEvent.click((await episodes())[1] as HTMLElement);
  expect(screen.getByText("Sample reel: this title's video has not been supplied yet")).toBeTruthy();
  expect([document.querySelector("[data-slot=film-source]"), source?.textContent]).toEqual([source, ""]);
});

test("the list says which episodes can be watched here, where the operator has a library", async () => {
  const supplied = sampleSeason(1, { episodes: [sampleEpisode(1, { own_video: true }), sampleEpisode(2)] });
  const rows = async () => (await episodes()).map((row) => row.textContent?.includes("Watch here"));
  await open("/tv/7", { season: async () => supplied }, sampleSite({ library: true }));
  expect(await rows()).toEqual([true, false]);
});

describe("without the series' details", () => {
  test("an episode plays from its address alone, and goes on when they arrive", async () => {
    const { promise, resolve } = Promise.withResolvers<Series>();
    await open("/tv/7?season=2&episode=3", { series: () => promise });
    expect(screen.getByText("Loading the series")).toBeTruthy();
    await play();
    const player = await screen.findByTitle("Player: Server 1");
    expect(player.getAttribute("src")).toMatch(/\/7\/2\/3$/);
    await act(async () => resolve(sampleSeries(7)));
    await episodes();
    expect(screen.getByTitle("Player: Series 7, season 2, episode 3, Server 1")).toBe(player);
  });

  test("Play waits for them where the address names no episode, and plays the first one if they fail", async () => {
    const { promise, reject } = Promise.withResolvers<Series>();
    await open("/tv/7", { series: () => promise });
    await play();
    expect(await screen.findByText("Waiting for the film database")).toBeTruthy();
    await act(async () => reject(new Error("down")));
    expect(await frame()).toMatch(/\/7\/1\/1$/);
  });
});
