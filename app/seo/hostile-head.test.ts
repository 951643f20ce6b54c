import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { sampleSite } from "#tests/support/sample-site.ts";
import { sampleCredits, sampleMovie, samplePerson, sampleSeason, sampleSeries } from "#tests/support/sample-titles.ts";
import type { HeadFacts } from "./head-facts.ts";
import { renderHead } from "./head-tag.ts";
import { headOf } from "./page-head.ts";

const hostileTexts = [
  "</script><script>alert(1)</script>",
  "</title><svg onload=alert(1)>",
  `"><img src=x onerror=alert(1)>`,
  "' onmouseover='alert(1)",
  "<!--<script>",
  "\u2028alert(1)\u2029",
  "&quot;&lt;",
  "\ud800 half a character",
];

const site = sampleSite({ catalog: "live", imageBase: "https://images.example/t/p/" });

function factsWith(text: string): HeadFacts[] {
  const names = { name: text, overview: text, original_name: text, tagline: text };
  const people = { cast: [{ id: 1, name: text, character: text, profile_path: text }], crew: [{ id: 2, name: text, job: "Director" }] };
  const common = { search: "", status: 200 as const, site, credits: people };
  const movie = sampleMovie(1, {
    title: text,
    original_title: `${text} `,
    overview: text,
    release_date: text,
    poster_path: text,
    backdrop_path: `/${text}.jpg`,
    certification: text,
    genres: [{ id: 1, name: text }],
    production_companies: [{ name: text }],
  });
  const series = sampleSeries(1, { ...names, first_air_date: text, genres: [{ id: 1, name: text }], created_by: [{ id: 1, name: text }] });
  const season = sampleSeason(1, { name: text });
  const episodes = season.episodes.map((episode) => ({ ...episode, name: text, overview: text, air_date: text, still_path: text }));
  return [
    { ...common, screen: "movie", pattern: "/movie/:key", movie },
    { ...common, screen: "series", pattern: "/tv/:key", series, season: { ...season, episodes }, search: "?season=1&episode=1" },
    { ...common, screen: "person", pattern: "/actor/:key", person: samplePerson(1, { name: text, biography: text, birthday: text, place_of_birth: text }) },
    { ...common, screen: "home", pattern: "/", movies: [movie], credits: sampleCredits() },
  ];
}

const shapeOf = (head: Document) =>
  [...head.head.children].map((element) => `${element.tagName} ${element.getAttribute("type") ?? ""}${element.getAttributeNames().join(" ")}`);

test.each(hostileTexts)("%j stays a text, in every kind of page", (text) => {
  for (const [index, facts] of factsWith(text).entries()) {
    const head = new JSDOM(`<!doctype html><html><head>${renderHead(headOf(facts))}</head><body></body></html>`).window.document;
    const harmless = factsWith("Metropolis")[index] as HeadFacts;
    const expected = new JSDOM(`<!doctype html><html><head>${renderHead(headOf(harmless))}</head><body></body></html>`).window.document;
    expect(head.body.children).toHaveLength(0);
    expect(new Set(shapeOf(head))).toEqual(new Set(shapeOf(expected)));
    for (const script of head.querySelectorAll("script")) {
      expect(script.textContent).not.toMatch(/[<>&\u2028\u2029]/);
      expect(() => JSON.parse(script.textContent ?? "")).not.toThrow();
    }
    if (text.isWellFormed() && facts.screen !== "home") expect(head.querySelector('meta[property="og:title"]')?.getAttribute("content")).toContain(text);
  }
});
