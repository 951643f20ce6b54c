import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { HeroMovie } from "#features/browse/model/queries.ts";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { sampleMovieSummary } from "#tests/support/sample-titles.ts";
import { HeroCarousel } from "./hero-carousel.tsx";

const browser = fakeBrowser();
beforeEach(() => void vi.useFakeTimers());

const films = (count: number): HeroMovie[] => Array.from({ length: count }, (_, index) => ({ ...sampleMovieSummary(index + 1), runtime: 90 + index }));
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const carousel = () => screen.getByRole("region", { name: "Trending movies" });
/** The other slides are inert. */
const shown = () => [...carousel().querySelectorAll('[role="group"]:not([inert])')].map((slide) => slide.querySelector("h2")?.textContent);
const dot = (number: number) => screen.getByRole("button", { name: new RegExp(`, ${number} of 5$`) });
const currentDots = () => [1, 2, 3, 4, 5].filter((number) => dot(number).getAttribute("aria-current") === "true");

function show(count = 5) {
  renderPart(<HeroCarousel movies={films(count)} />);
}

describe("the hero", () => {
  test("shows one film every eight seconds and wraps after the last", () => {
    show();
    expect(shown()).toEqual(["Film 1"]);
    pass(7999);
    expect(shown()).toEqual(["Film 1"]);
    pass(1);
    expect([shown(), currentDots()]).toEqual([["Film 2"], [2]]);
    for (const film of ["Film 3", "Film 4", "Film 5", "Film 1"]) {
      pass(8000);
      expect(shown()).toEqual([film]);
    }
  });

  test("jumps to a dot's film and restarts the timer", () => {
    show();
    pass(7000);
    fireEvent.click(dot(4));
    expect([shown(), currentDots()]).toEqual([["Film 4"], [4]]);
    pass(7999);
    expect(shown()).toEqual(["Film 4"]);
    pass(1);
    expect(shown()).toEqual(["Film 5"]);
  });

  test("changes the picture, the text and the links, and keeps the buttons", () => {
    show();
    const watchNow = screen.getByRole("link", { name: "Watch Now" });
    const share = screen.getByRole("button", { name: "Share" });
    const shownPicture = () => carousel().querySelector('[data-slot="hero-picture"][data-shown="true"] img')?.getAttribute("src");
    expect([watchNow.getAttribute("href"), shownPicture()]).toEqual(["/movie/1-film-1", "/t/p/w500/poster-1.svg"]);
    fireEvent.click(dot(4));
    expect([watchNow.getAttribute("href"), shownPicture()]).toEqual(["/movie/4-film-4", "/t/p/w500/poster-4.svg"]);
    expect([screen.getByRole("link", { name: "Watch Now" }), screen.getByRole("button", { name: "Share" })]).toEqual([watchNow, share]);
  });

  test("requests the picture of the next film half the time before its turn, and retains those that were shown", () => {
    show();
    const pictures = () =>
      [...carousel().querySelectorAll('[data-slot="hero-picture"] img')].map((image) => /poster-(\d)/.exec(image.getAttribute("src") ?? "")?.[1]);
    expect(pictures()).toEqual(["1"]);
    pass(3999);
    expect(pictures()).toEqual(["1"]);
    pass(1);
    expect(pictures()).toEqual(["1", "2"]);
    pass(4000);
    expect(pictures()).toEqual(["1", "2"]);
    pass(4000);
    expect(pictures()).toEqual(["1", "2", "3"]);
    fireEvent.click(dot(5));
    expect(pictures()).toEqual(["1", "2", "3", "5"]);
  });

  test("stops on pause and continues on resume", () => {
    show();
    fireEvent.click(screen.getByRole("button", { name: "Pause the carousel" }));
    pass(60_000);
    expect(shown()).toEqual(["Film 1"]);
    fireEvent.click(screen.getByRole("button", { name: "Resume the carousel" }));
    pass(8000);
    expect(shown()).toEqual(["Film 2"]);
  });

  test("stops under a pointer", () => {
    show();
    fireEvent.pointerEnter(carousel());
    pass(60_000);
    expect(shown()).toEqual(["Film 1"]);
    fireEvent.pointerLeave(carousel());
    pass(8000);
    expect(shown()).toEqual(["Film 2"]);
  });

  test("stops while the focus is inside, and never moves the focus", () => {
    show();
    act(() => dot(2).focus());
    pass(60_000);
    expect([shown(), document.activeElement]).toEqual([["Film 1"], dot(2)]);
    act(() => dot(3).focus());
    pass(60_000);
    expect(shown()).toEqual(["Film 1"]);
    act(() => dot(3).blur());
    pass(8000);
    expect(shown()).toEqual(["Film 2"]);
  });

  test("stops in a hidden tab", () => {
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    show();
    fireEvent(document, new Event("visibilitychange"));
    pass(60_000);
    expect(shown()).toEqual(["Film 1"]);
    hidden.mockReturnValue(false);
    fireEvent(document, new Event("visibilitychange"));
    pass(8000);
    expect(shown()).toEqual(["Film 2"]);
  });

  test("starts paused under reduced motion", () => {
    browser.preferences.reducedMotion = true;
    show();
    pass(60_000);
    expect(shown()).toEqual(["Film 1"]);
    fireEvent.click(screen.getByRole("button", { name: "Resume the carousel" }));
    pass(8000);
    expect(shown()).toEqual(["Film 2"]);
  });

  test("has the pause button first in its tab order", () => {
    show();
    expect(carousel().querySelector("button, a")).toBe(screen.getByRole("button", { name: "Pause the carousel" }));
  });

  test("renders nothing without films", () => {
    show(0);
    expect(screen.queryByRole("region")).toBeNull();
  });
});

describe("a slide", () => {
  const slide = (facts: Partial<HeroMovie>) =>
    renderPart(<HeroCarousel movies={[{ ...sampleMovieSummary(19, { title: "Metropolis" }), runtime: 153, ...facts }]} />);
  const factsLine = () => carousel().querySelector('[data-slot="facts"]')?.textContent;

  test("shows year, minutes, rating and genres, and links to the canonical address", () => {
    slide({});
    expect(factsLine()).toBe("1927 · 153 min · Rating 7.8 of 10 · Drama, Science Fiction");
    expect(screen.getByRole("link", { name: "Watch Now" }).getAttribute("href")).toBe("/movie/19-metropolis");
    expect(screen.getByRole("button", { name: "Share" })).toBeTruthy();
  });

  test("shows 120 minutes without a running time", () => {
    slide({ runtime: null, release_date: "", vote_average: null, genre_ids: [] });
    expect(factsLine()).toBe("120 min");
  });
});
