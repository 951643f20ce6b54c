import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { titleListHead } from "#features/browse/list-heads.server.ts";
import { personHead } from "#features/people/person-head.server.ts";
import { movieHead, seriesHead } from "#features/titles/title-heads.server.ts";
import { samplePage } from "#tests/support/sample-catalog.ts";
import { sampleLocalSite } from "#tests/support/sample-site.ts";
import { sampleMovie, samplePerson, sampleSeason, sampleSeries } from "#tests/support/sample-titles.ts";
import { renderHead } from "./head-tag.server.ts";
import { type PageHead, pageHeadTags } from "./page-head.server.ts";

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

const site = sampleLocalSite({ catalog: "live", imageBase: "https://images.example/t/p/" });

function headsWith(text: string): Record<string, PageHead> {
  const names = { name: text, overview: text, original_name: text, tagline: text };
  const people = { cast: [{ id: 1, name: text, character: text, profile_path: text }], crew: [{ id: 2, name: text, job: "Director" }] };
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
  return {
    movie: movieHead(site, movie, { credits: people }),
    series: seriesHead(site, series, { extras: { credits: people }, season: { ...season, episodes }, choice: { season: 1, episode: 1 } }),
    person: personHead(site, samplePerson(1, { name: text, biography: text, birthday: text, place_of_birth: text })),
    home: titleListHead(site, "landing", samplePage([movie])),
  };
}

const documentOf = (head: PageHead): Document =>
  new JSDOM(`<!doctype html><html><head>${renderHead(pageHeadTags(head, { status: 200, search: "", site }))}</head><body></body></html>`).window.document;

const shapeOf = (head: Document) =>
  [...head.head.children].map((element) => `${element.tagName} ${element.getAttribute("type") ?? ""}${element.getAttributeNames().join(" ")}`);

test.each(hostileTexts)("%j stays text on every kind of page", (text) => {
  const harmless = headsWith("Metropolis");
  for (const [page, hostile] of Object.entries(headsWith(text))) {
    const head = documentOf(hostile);
    const expected = documentOf(harmless[page] as PageHead);
    expect(head.body.children).toHaveLength(0);
    expect(new Set(shapeOf(head))).toEqual(new Set(shapeOf(expected)));
    for (const script of head.querySelectorAll("script")) {
      expect(script.textContent).not.toMatch(/[<>&\u2028\u2029]/);
      expect(() => JSON.parse(script.textContent ?? "")).not.toThrow();
    }
    if (text.isWellFormed() && page !== "home") expect(head.querySelector('meta[property="og:title"]')?.getAttribute("content")).toContain(text);
  }
});
