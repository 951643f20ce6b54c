import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPart } from "#tests/support/render-part.tsx";
import { FeedLinks } from "./feed-links.tsx";

const links = () => [...document.querySelectorAll("[data-slot=feed-links] a")].map((link) => [link.textContent, link.getAttribute("href")]);

test("films have a list for Radarr, series one for Sonarr", () => {
  const { unmount } = renderPart(<FeedLinks page="/discover?genres=18" kinds={["movie"]} />);
  expect(screen.getByText("Feed and lists for other software")).toBeTruthy();
  expect(links()).toEqual([
    ["Atom", "/feeds/atom/discover?genres=18"],
    ["RSS", "/feeds/rss/discover?genres=18"],
    ["Radarr", "/feeds/radarr/discover?genres=18"],
  ]);
  unmount();
  renderPart(<FeedLinks page="/actor/5" kinds={["movie", "series"]} />);
  expect(links().map(([name]) => name)).toEqual(["Atom", "RSS", "Radarr", "Sonarr"]);
});

test("they lead to the feeds of the page's language, and no search engine follows them", () => {
  renderPart(<FeedLinks page="/actor/5" kinds={["movie"]} />, { language: "ar" });
  expect(links()[0]).toEqual(["Atom", "/ar/feeds/atom/actor/5"]);
  expect([...document.querySelectorAll("a")].every((link) => link.rel === "nofollow")).toBe(true);
});
