import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Series } from "#domain/series.ts";
import type { Catalog } from "#features/catalog.ts";
import type { GuideSeason } from "#features/titles/model/episode-guide.ts";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { failing, neverResolving, sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleSite } from "#tests/support/sample-site.ts";
import { sampleEpisode, sampleSeries } from "#tests/support/sample-titles.ts";
import { seasonsOf } from "#tests/support/seasons-of.ts";
import { EpisodeGuide } from "./episode-guide.tsx";

const { notifyLayoutChange } = fakeBrowser();

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

/** Each rating is an episode's; 0: without votes. */
const season = (season_number: number, ...ratings: number[]): GuideSeason => ({
  season_number,
  episodes: ratings.map((rating, index) => ({ ...sampleEpisode(index + 1), vote_average: rating, vote_count: rating === 0 ? 0 : 12 })),
});

const seriesOf = (counts: Record<number, number>): Series => ({ ...sampleSeries(7), ...seasonsOf(counts) });

/** The guide of a series, once it is in view. */
async function open(counts: Record<number, number>, guidePage: Catalog["guidePage"]) {
  const page = (
    <article>
      <section id="player" tabIndex={-1} />
      <EpisodeGuide series={seriesOf(counts)} />
    </article>
  );
  const rendered = renderPart(page, { path: "/tv/7", catalog: sampleCatalog({ guidePage }), site: sampleSite({ catalog: "live" }) });
  await act(async () => notifyLayoutChange());
  return rendered;
}

const returns =
  (...seasons: GuideSeason[]) =>
  async () => ({ seasons });
const grid = () => screen.findByRole("table", { name: "Ratings of Series 7 by season and episode" });
const rowsOf = (table: HTMLElement): string[][] =>
  [...(table as HTMLTableElement).rows].map((row) => [...row.cells].map((cell) => cell.querySelector("th > [aria-hidden]")?.textContent ?? cell.textContent));

test("the guide loads nothing before it is in view", async () => {
  const guidePage = vi.fn(returns(season(1, 8, 7)));
  renderPart(<EpisodeGuide series={seriesOf({ 1: 3 })} />, { catalog: sampleCatalog({ guidePage }), site: sampleSite({ catalog: "live" }) });
  expect(screen.getByRole("heading", { name: "Episode Guide" })).toBeTruthy();
  expect(guidePage).not.toHaveBeenCalled();
  await act(async () => notifyLayoutChange());
  await grid();
  expect(guidePage).toHaveBeenCalledExactlyOnceWith(7, 1, undefined);
});

test("a series without a list of seasons has no guide", () => {
  renderPart(<EpisodeGuide series={seriesOf({ 1: 0 })} />);
  expect(screen.queryByRole("heading")).toBeNull();
});

describe("the grid", () => {
  test("has seasons across, episodes down, the specials last, and each season's average", async () => {
    await open({ 0: 1, 1: 3, 2: 2 }, returns(season(1, 8.24, 0, 7), season(2, 9, 9.2), season(0, 5)));
    expect(rowsOf(await grid())).toEqual([
      ["Episode", "S1", "S2", "Specials"],
      ["1", "8.2 Episode 1", "9.0 Episode 1", "5.0 Episode 1"],
      ["2", "- Episode 2", "9.2 Episode 2", ""],
      ["3", "7.0 Episode 3", "", ""],
      ["Average", "7.6", "9.1", "5.0"],
    ]);
  });

  test("has a cell for each episode that leads to it, with its full name", async () => {
    await open({ 1: 2 }, returns(season(1, 8.24, 0)));
    const link = within(await grid()).getByRole("link", { name: "8.2 Episode 1, season 1, episode 1, 12 votes" });
    expect(link.getAttribute("href")).toBe("/tv/7?season=1&episode=1#player");
    expect(screen.getByRole("link", { name: "Episode 2, season 1, episode 2, no votes yet" })).toBeTruthy();
    // A title beside a label would be read after it.
    expect(document.querySelector("[aria-label][title]")).toBeNull();
  });

  test("shows the pressed episode and scrolls to the player", async () => {
    const { addressNow } = await open({ 1: 2 }, returns(season(1, 8, 7)));
    await userEvent.click(within(await grid()).getAllByRole("link")[1] as HTMLElement);
    expect(addressNow()).toBe("/tv/7?season=1&episode=2");
    expect(document.activeElement?.id).toBe("player");
  });

  test("leads to the next season by Left where lines begin at the right", async () => {
    document.dir = "rtl";
    await open({ 1: 3, 2: 3 }, returns(season(1, 1, 2, 3), season(2, 4, 5, 6)));
    await grid();
    screen.getByRole("radio", { name: "Ratings" }).focus();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    expect(document.activeElement?.getAttribute("title")).toContain("season 2, episode 1");
  });

  test("is one tab stop, in which the arrow keys move by rows and columns", async () => {
    await open(
      { 1: 3, 2: 3 },
      returns(season(1, 1, 2, 3), { ...season(2, 4, 5, 6), episodes: season(2, 4, 5, 6).episodes.filter((one) => one.episode_number !== 2) }),
    );
    await grid();
    const focused = () => /season \d+, episode \d+/.exec(document.activeElement?.getAttribute("title") ?? "")?.[0];
    screen.getByRole("radio", { name: "Ratings" }).focus();
    await userEvent.tab();
    expect(focused()).toBe("season 1, episode 1");
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    expect(focused()).toBe("season 2, episode 3");
    await userEvent.keyboard("{ArrowLeft}{ArrowUp}{ArrowRight}");
    expect(focused()).toBe("season 1, episode 2");
    await userEvent.keyboard("{ArrowDown}{End}");
    expect(focused()).toBe("season 2, episode 3");
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    expect(focused()).toBe("season 2, episode 3");
  });

  test("splits a season of a thousand episodes into columns of a hundred", async () => {
    await open({ 1: 1000 }, returns(season(1, ...Array.from({ length: 1000 }, (_, index) => (index % 90) / 10 + 1))));
    const rows = rowsOf(await grid());
    expect(rows).toHaveLength(102);
    expect(rows[0]).toHaveLength(11);
    expect(rows[0]?.[2]).toBe("S1");
    expect(screen.getAllByRole("columnheader")[2]?.textContent).toBe("S1Season 1 101-200");
    expect(rows.at(-1)).toHaveLength(2);
  });
});

test("the best and the worst episode are named, and lead to it", async () => {
  await open({ 1: 2, 2: 2 }, returns(season(1, 8, 6.1), season(2, 9.3, 7)));
  await grid();
  expect(screen.getByText("Highest rated:").parentElement?.textContent).toBe("Highest rated:S2 E1, Episode 19.3");
  expect(screen.getByRole("link", { name: "S1 E2, Episode 2" }).getAttribute("href")).toBe("/tv/7?season=1&episode=2#player");
});

test("the list has all episodes with their dates", async () => {
  await open({ 0: 1, 1: 2 }, returns(season(1, 8, 0), season(0, 5)));
  await grid();
  await userEvent.click(screen.getByRole("radio", { name: "Episodes" }));
  expect(screen.queryByRole("table")).toBeNull();
  expect([...document.querySelectorAll("summary")].map((summary) => summary.textContent)).toEqual([
    "Season 12 episodes · Average 8.0",
    "Specials1 episode · Average 5.0",
  ]);
  const [first, second] = screen.getAllByRole("link").filter((link) => link.closest("ol"));
  expect([first?.textContent, first?.getAttribute("href")]).toEqual(["1. Episode 1November 13, 1915 · 8.0", "/tv/7?season=1&episode=1#player"]);
  expect(second?.textContent).toBe("2. Episode 2November 13, 1915");
});

test("without any votes there is the list alone, and the guide says so", async () => {
  await open({ 1: 2 }, returns(season(1, 0, 0)));
  expect(await screen.findByText("The episodes have no votes yet.")).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.queryByRole("radio")).toBeNull();
  expect(screen.getByText("1. Episode 1")).toBeTruthy();
});

describe("a failure", () => {
  test("of all seasons stands in the grid's place with a retry", async () => {
    let down = true;
    await open({ 1: 2 }, async () => (down ? failing() : { seasons: [season(1, 8, 7)] }));
    expect((await screen.findByRole("alert")).textContent).toContain("Failed to load the episode guide");
    down = false;
    await userEvent.click(screen.getByRole("link", { name: "Try again" }));
    expect(rowsOf(await grid())).toHaveLength(4);
  });

  test("of some leaves their columns empty, and shows the others", async () => {
    let down = true;
    const guidePage = vi.fn(async (_: number, page: number) => (page === 2 && down ? failing() : { seasons: [season(page, 8, 7)] }));
    await open({ 1: 100, 2: 100 }, guidePage);
    expect((await screen.findByRole("alert")).textContent).toContain("Failed to load 1 season");
    expect(rowsOf(await grid())[1]).toEqual(["1", "8.0 Episode 1", ""]);
    down = false;
    await userEvent.click(screen.getByRole("link", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: /season 2, episode 1,/ })).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(guidePage).toHaveBeenCalledTimes(3);
  });

  test("of one season that a response lacks says so", async () => {
    await open({ 1: 2, 2: 2 }, returns(season(1, 8, 7)));
    expect((await screen.findByRole("alert")).textContent).toContain("Failed to load 1 season");
  });
});

test("while seasons load, those that came show in their place", async () => {
  await open({ 1: 100, 2: 100 }, async (_, page) => (page === 1 ? neverResolving() : { seasons: [season(2, 8)] }));
  expect(rowsOf(await grid())[0]).toEqual(["Episode", "S1", "S2"]);
  expect(rowsOf(await grid())[1]).toEqual(["1", "", "8.0 Episode 1"]);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("beyond a thousand episodes a button shows further seasons", async () => {
  const guidePage = vi.fn(async (_: number, page: number) => ({ seasons: [season(page, 8, 7)] }));
  await open(Object.fromEntries(Array.from({ length: 12 }, (_, index) => [index + 1, 100])), guidePage);
  expect(rowsOf(await grid())[0]).toHaveLength(11);
  expect(guidePage).toHaveBeenCalledTimes(10);
  await userEvent.click(screen.getByRole("button", { name: "Show 2 more seasons" }));
  expect(rowsOf(await grid())[0]).toHaveLength(13);
  expect(screen.queryByRole("button", { name: /more season/ })).toBeNull();
});
