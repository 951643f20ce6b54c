import { act, fireEvent, renderHook, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { MovieSummary } from "#domain/movie.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { sampleMovieSummary } from "#tests/support/sample-titles.ts";
import { MovieGrid } from "./movie-grid.tsx";
import { usePictureFailure } from "./picture.tsx";

const films = (count: number, facts: Partial<MovieSummary> = {}) => Array.from({ length: count }, (_, index) => sampleMovieSummary(index + 1, facts));
const grid = (movies: MovieSummary[], prioritizeFirst = false) =>
  renderPart(<MovieGrid movies={movies} label="Popular Movies" prioritizeFirst={prioritizeFirst} />);
const cards = () => within(screen.getByRole("list", { name: "Popular Movies" })).getAllByRole("link");
const picture = (card: HTMLElement | undefined) => card?.querySelector("img") ?? null;

describe("a movie card", () => {
  test("shows a w500 poster, the title and the rating to one decimal, and links to the film", () => {
    grid([sampleMovieSummary(19, { title: "Metropolis", vote_average: 8.25, vote_count: 3 })]);
    const [card] = cards();
    expect(card?.getAttribute("href")).toBe("/movie/19");
    expect(picture(card)?.getAttribute("src")).toBe("/t/p/w500/poster-19.svg");
    expect(card?.textContent).toBe("Metropolis1927Rating 8.3 of 10");
  });

  test("has the rating and the number of votes for hover and focus, and nothing without votes", () => {
    const votes = (vote_count: number, vote_average: number | null) => sampleMovieSummary(vote_count + 1, { vote_average, vote_count });
    grid([votes(12_345, 8.25), votes(1, 7), votes(0, 0), votes(2, null)]);
    expect(cards().map((card) => card.getAttribute("data-glance"))).toEqual(["8.3 · 12,345 votes", "7.0 · 1 vote", null, null]);
  });

  test("whose poster is missing or fails to load shows its title in large letters", () => {
    grid([sampleMovieSummary(1, { poster_path: null }), sampleMovieSummary(2), sampleMovieSummary(3)]);
    const placeholders = () => cards().map((card) => card.querySelector('[data-slot="poster-placeholder"]')?.textContent ?? null);
    expect(placeholders()).toEqual(["Film 1", null, null]);
    fireEvent.error(picture(cards()[1]) ?? expect.unreachable());
    expect(placeholders()).toEqual(["Film 1", "Film 2", null]);
  });

  test("whose poster failed before hydration shows the placeholder as well", () => {
    vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(0);
    vi.spyOn(HTMLImageElement.prototype, "currentSrc", "get").mockReturnValue("http://localhost/t/p/w500/poster-1.svg");
    grid(films(1));
    expect(cards()[0]?.querySelector('[data-slot="poster-placeholder"]')).not.toBeNull();
  });

  test("tries again with a new poster", () => {
    const { result, rerender } = renderHook(({ path }) => usePictureFailure(path), { initialProps: { path: "/one.svg" } });
    act(() => result.current[1]());
    expect(result.current[0]).toBe(true);
    rerender({ path: "/another.svg" });
    expect(result.current[0]).toBe(false);
  });

  test("tries again when the network returns", () => {
    const { result } = renderHook(() => usePictureFailure("/one.svg"));
    act(() => result.current[1]());
    expect(result.current[0]).toBe(true);
    fireEvent(window, new Event("online"));
    expect(result.current[0]).toBe(false);
  });

  test("loads eagerly, with high priority, only where it may be the page's largest picture", () => {
    grid(films(3), true);
    const urgency = () => cards().map((card) => ["loading", "fetchpriority"].map((name) => picture(card)?.getAttribute(name)));
    expect(urgency()).toEqual([
      ["eager", "high"],
      ["lazy", null],
      ["lazy", null],
    ]);
  });
});

describe("the grid", () => {
  const columns = 4;
  beforeEach(() => {
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      const index = [...document.querySelectorAll("ul a")].indexOf(this);
      return DOMRect.fromRect({ y: Math.floor(index / columns) * 300 });
    });
  });
  const focused = () => document.activeElement?.textContent?.match(/^Film \d+/)?.[0];

  test("moves the focus with the arrow keys as it is laid out", async () => {
    grid(films(10, { release_date: "" }));
    cards()[0]?.focus();
    const steps: [key: string, to: string][] = [
      ["{ArrowRight}", "Film 2"],
      ["{ArrowDown}", "Film 6"],
      ["{ArrowDown}", "Film 10"],
      ["{ArrowDown}", "Film 10"],
      ["{ArrowRight}", "Film 10"],
      ["{ArrowLeft}", "Film 9"],
      ["{ArrowUp}", "Film 5"],
      ["{ArrowUp}", "Film 1"],
      ["{ArrowLeft}", "Film 1"],
    ];
    for (const [key, to] of steps) {
      await userEvent.keyboard(key);
      expect(focused()).toBe(to);
    }
  });

  test("moves it to the left with Left where lines begin at the right", async () => {
    document.dir = "rtl";
    grid(films(10, { release_date: "" }));
    cards()[0]?.focus();
    await userEvent.keyboard("{ArrowRight}{ArrowLeft}{ArrowLeft}{ArrowRight}{ArrowDown}");
    expect(focused()).toBe("Film 6");
  });

  test("leaves Tab, which visits Save after each link, and keys with a modifier to the browser", async () => {
    grid(films(10, { release_date: "" }));
    await screen.findByRole("button", { name: "Save Film 1" });
    cards()[0]?.focus();
    await userEvent.tab();
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Save Film 1");
    await userEvent.tab();
    expect(focused()).toBe("Film 2");
    await userEvent.keyboard("{Alt>}{ArrowLeft}{/Alt}");
    expect(focused()).toBe("Film 2");
  });
});
