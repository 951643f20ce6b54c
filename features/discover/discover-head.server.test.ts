import { expect, test } from "vitest";
import { pageHeadTags } from "#app/head/page-head.server.ts";
import type { MovieSummary } from "#domain/movie.ts";
import type { Page } from "#domain/page.ts";
import { sampleLocalSite } from "#tests/support/sample-site.ts";
import { sampleMovieSummary } from "#tests/support/sample-titles.ts";
import { discoverHead } from "./discover-head.server.ts";

const site = sampleLocalSite();
const list = (items: MovieSummary[]): Page<MovieSummary> => ({ items, page: 1, totalPages: 1, totalResults: items.length });
const full = list([sampleMovieSummary(1)]);

function head(search: string, found: Page<MovieSummary> | undefined = full) {
  const tags = pageHeadTags(discoverHead(site, new URLSearchParams(search), found), { status: 200, search, site });
  const meta = (name: string) => tags.flatMap((tag) => (tag.tag === "meta" && tag.attributes?.name === name ? [tag.attributes?.content] : []))[0];
  return {
    title: tags.flatMap((tag) => (tag.tag === "title" ? [tag.text] : []))[0],
    description: meta("description"),
    robots: meta("robots"),
    canonical: tags.flatMap((tag) => (tag.tag === "link" && tag.attributes?.rel === "canonical" ? [tag.attributes?.href] : []))[0],
    data: tags.flatMap((tag) => (tag.tag === "json-ld" ? [tag.data as { "@type": string; itemListElement: { name: string }[] }] : [])),
  };
}

test.each([
  ["", "Discover Films · Matinee"],
  ["?type=tv", "Discover TV Series · Matinee"],
  ["?genres=18", "Drama Films · Matinee"],
  ["?genres=10770", "TV Movies · Matinee"],
  ["?type=tv&genres=10765", "Sci-Fi & Fantasy TV Series · Matinee"],
  ["?from=1927&to=1927", "Films from 1927 · Matinee"],
  ["?type=tv&from=1963&to=1963", "TV Series from 1963 · Matinee"],
])("/discover%s is indexed as '%s'", (search, title) => {
  const { robots, canonical, ...found } = head(search);
  expect([found.title, robots, canonical]).toEqual([title, undefined, `https://matinee.example/discover${search}`]);
  expect(found.data.map((value) => value["@type"])).toEqual(["BreadcrumbList", "ItemList"]);
});

test("each has a description and a trail of its own", () => {
  const searches = ["", "?type=tv", "?genres=18", "?genres=35", "?from=1927&to=1927"];
  expect(new Set(searches.map((search) => head(search).description)).size).toBe(searches.length);
  expect(head("?genres=18").data[0]?.itemListElement.map(({ name }) => name)).toEqual(["Home", "Discover Films", "Drama Films"]);
});

test.each(["?genres=18,35", "?genres=18&sort=title", "?genres=18&page=2", "?page=2", "?rating=7", "?from=1927"])(
  "/discover%s is followed, not indexed",
  (search) => {
    expect([head(search).robots, head(search).canonical, head(search).data]).toEqual(["noindex, follow", undefined, []]);
  },
);

test("an empty or failed list is not indexed", () => {
  expect(head("?genres=18", list([])).robots).toBe("noindex, follow");
  expect(discoverHead(site, new URLSearchParams("genres=18"), undefined).metadata.noindex).toBe("follow");
});

test("a further page says so", () => {
  expect(head("?genres=18&page=2").title).toBe("Drama Films, page 2 · Matinee");
});
