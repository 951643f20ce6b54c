import { expect, test } from "vitest";
import { externalLinks } from "./external-links.ts";
import { noMovieFacts } from "./title-facts.ts";

const none = noMovieFacts.external_ids;

test("links to the title's own site first, then to the sites that know it", () => {
  const ids = { ...none, imdb: "tt0017136", wikidata: "Q151599", facebook: "metropolis.film", instagram: "metropolis_", twitter: "Metropolis" };
  expect(externalLinks({ homepage: "https://metropolis.example/film?x=1", ids })).toEqual([
    { site: "homepage", href: "https://metropolis.example/film?x=1" },
    { site: "imdb", href: "https://www.imdb.com/title/tt0017136/" },
    { site: "wikidata", href: "https://www.wikidata.org/wiki/Q151599" },
    { site: "facebook", href: "https://www.facebook.com/metropolis.film" },
    { site: "instagram", href: "https://www.instagram.com/metropolis_" },
    { site: "twitter", href: "https://x.com/Metropolis" },
  ]);
});

test("a person has other addresses", () => {
  const ids = { ...none, imdb: "nm0000485", tiktok: "lang", youtube: "@lang" };
  expect(externalLinks({ homepage: null, ids }).map(({ href }) => href)).toEqual([
    "https://www.imdb.com/name/nm0000485/",
    "https://www.tiktok.com/@lang",
    "https://www.youtube.com/@lang",
  ]);
});

test.each(["javascript:alert(1)", "data:text/html,x", "//other.example", "no address", ""])("leaves out the homepage %s", (homepage) => {
  expect(externalLinks({ homepage, ids: none })).toEqual([]);
});

test.each(["../evil", "..", "a/b", "a b", "a?b", "", "%2e", "x".repeat(101)])("leaves out the account %s", (name) => {
  expect(externalLinks({ homepage: null, ids: { ...none, imdb: name, wikidata: name, facebook: name, twitter: name } })).toEqual([]);
});
