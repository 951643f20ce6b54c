import { describe, expect, test } from "vitest";
import { pageHeadTags } from "#app/head/page-head.server.ts";
import { sampleLocalSite } from "#tests/support/sample-site.ts";
import { sampleCredits, sampleMovie } from "#tests/support/sample-titles.ts";
import type { Credits } from "./model/credits.ts";
import { movieHead } from "./title-heads.server.ts";

const live = sampleLocalSite({ catalog: "live", imageBase: "https://images.example/t/p/" });
const embedded = sampleLocalSite();
const movie = sampleMovie(19, { title: "Metropolis", original_title: "Metropolis", overview: "A city.", backdrop_path: "/city.jpg" });
const page = { site: live, movie, credits: sampleCredits() as Credits | undefined };

function tagsOf(changes: Partial<typeof page> = {}) {
  const { site, movie, credits } = { ...page, ...changes };
  return pageHeadTags(movieHead(site, movie, credits && { credits }), { status: 200, search: "", site }).filter((tag) => tag.tag !== "json-ld");
}
const contentsOf = (name: string, changes: Partial<typeof page> = {}): (string | undefined)[] =>
  tagsOf(changes).flatMap((tag) => ("attributes" in tag && (tag.attributes?.property ?? tag.attributes?.name) === name ? [tag.attributes?.content] : []));

const meta = (name: string, content: string) => ({ tag: "meta", attributes: { name, content } });
const property = (name: string, content: string) => ({ tag: "meta", attributes: { property: name, content } });
const documentTitle = "Watch Metropolis (1927) Full Movie Online HD";
const address = "https://matinee.example/movie/19-metropolis";
const picture = "https://images.example/t/p/w1280/city.jpg";

test("the complete head of a film", () => {
  expect(tagsOf()).toEqual([
    { tag: "title", text: documentTitle },
    meta("description", "A city."),
    meta("color-scheme", "dark light"),
    { tag: "meta", attributes: { "http-equiv": "cache-control", content: "max-age=3600" } },
    { tag: "link", attributes: { rel: "canonical", href: address } },
    meta("keywords", "Metropolis, Drama, Science Fiction, Fritz Lang"),
    property("og:site_name", "Matinee"),
    property("og:locale", "en_US"),
    property("og:type", "video.movie"),
    property("og:title", documentTitle),
    property("og:description", "A city."),
    property("og:url", address),
    property("og:image", picture),
    property("og:image:width", "1280"),
    property("og:image:height", "720"),
    property("og:image:alt", "Metropolis"),
    property("video:duration", "9180"),
    property("video:release_date", "1927-01-10"),
    property("video:director", "https://matinee.example/actor/100"),
    property("video:actor", "https://matinee.example/actor/1"),
    property("video:actor", "https://matinee.example/actor/2"),
    property("video:tag", "Drama"),
    property("video:tag", "Science Fiction"),
    property("article:tag", "Drama"),
    property("article:tag", "Science Fiction"),
    meta("twitter:card", "summary_large_image"),
    meta("twitter:title", documentTitle),
    meta("twitter:description", "A city."),
    meta("twitter:image", picture),
    meta("twitter:image:alt", "Metropolis"),
    meta("twitter:label1", "Rating"),
    meta("twitter:data1", "7.8/10"),
  ]);
});

describe("unknown data", () => {
  test("is left out: date, runtime, genres, people", () => {
    const bare = sampleMovie(19, { title: "Metropolis", release_date: "someday", runtime: null, genres: [], overview: "" });
    const names = tagsOf({ movie: bare, credits: undefined }).flatMap((tag) => ("attributes" in tag ? [tag.attributes?.property ?? ""] : []));
    expect(names.filter((name) => name.startsWith("video:") || name.startsWith("article:"))).toEqual([]);
    expect(tagsOf({ movie: bare })[0]).toEqual({ tag: "title", text: "Watch Metropolis Full Movie Online HD" });
    expect(contentsOf("description", { movie: bare })).toEqual(["Watch Metropolis on Matinee: cast, reviews and similar films on one page."]);
  });

  test("includes the rating without votes, and the embedded catalog's sample ratings", () => {
    const unrated = { ...movie, vote_average: 0, vote_count: 0 };
    expect(contentsOf("twitter:data1", { movie: unrated })).toEqual([]);
    expect(contentsOf("twitter:data1", { site: embedded })).toEqual([]);
  });
});

test("lists at most five tags and eight actors", () => {
  const genres = Array.from({ length: 7 }, (_, id) => ({ id, name: `Genre ${id}` }));
  const many = { movie: { ...movie, genres }, credits: sampleCredits(12) };
  expect(contentsOf("article:tag", many)).toEqual(["Genre 0", "Genre 1", "Genre 2", "Genre 3", "Genre 4"]);
  expect(contentsOf("video:tag", many)).toHaveLength(5);
  expect(contentsOf("video:actor", many)).toHaveLength(8);
});

test("lists a director with two credits once, and none of another job", () => {
  const directors = [100, 100, 101].map((id) => ({ id, name: `Director ${id}`, job: "Director" }));
  const credits = { cast: [], crew: [...directors, { id: 102, name: "Karl Freund", job: "Director of Photography" }] };
  expect(contentsOf("video:director", { credits })).toEqual(["https://matinee.example/actor/100", "https://matinee.example/actor/101"]);
});

describe("the picture of a shared link", () => {
  const drawn = { ...movie, backdrop_path: "/metropolis-19-backdrop.svg" };

  test("is the title's card in the embedded catalog, because networks show no SVG", () => {
    expect(contentsOf("og:image", { site: embedded, movie: drawn })).toEqual(["https://matinee.example/cards/movie-19.png"]);
  });

  test("is the site's card if a live provider has no photo", () => {
    for (const backdrop_path of [null, "/drawn.svg"])
      expect(contentsOf("og:image", { movie: { ...movie, backdrop_path } })).toEqual(["https://matinee.example/cards/site.png"]);
  });

  test("is cut to section 9's size with the site's own image proxy, else the tags say the size that the provider sends", () => {
    const proxied = sampleLocalSite({ catalog: "live", imageBase: "/t/p/" });
    expect(contentsOf("og:image", { site: proxied })).toEqual(["https://matinee.example/t/p/card/city.jpg"]);
    expect([contentsOf("og:image:width", { site: proxied }), contentsOf("og:image:height", { site: proxied })]).toEqual([["1200"], ["630"]]);
    expect([contentsOf("og:image:width"), contentsOf("og:image:height")]).toEqual([["1280"], ["720"]]);
  });
});

test("the head does not connect to analytics, which need consent", () => {
  const measured = sampleLocalSite({ analytics: { origin: "https://numbers.example", script: "https://numbers.example/n.js" } });
  expect(JSON.stringify(tagsOf({ site: measured }))).not.toContain("numbers.example");
});
