import { expect, test } from "vitest";
import { parseNfo } from "./nfo.ts";

const parsed = (text: string) => parseNfo(Buffer.from(text));

test.each([
  ['<movie><uniqueid type="tmdb" default="true">19</uniqueid></movie>', { tmdb: 19, imdb: null }],
  ["<movie><uniqueid default='true' type='imdb'>tt0017136</uniqueid></movie>", { tmdb: null, imdb: "tt0017136" }],
  ["<movie><tmdbid>19</tmdbid><imdbid>tt0017136</imdbid></movie>", { tmdb: 19, imdb: "tt0017136" }],
  ["<movie><id>tt0017136</id></movie>", { tmdb: null, imdb: "tt0017136" }],
  ["<movie><id>19</id></movie>", { tmdb: null, imdb: null }],
  ["Ripped with love\nhttps://www.imdb.com/title/tt0017136/?ref_=x\n", { tmdb: null, imdb: "tt0017136" }],
  ["https://www.themoviedb.org/movie/19-metropolis", { tmdb: 19, imdb: null }],
  ['<tvshow><uniqueid type="tvdb">81189</uniqueid><uniqueid type="tmdb">1396</uniqueid></tvshow>', { tmdb: 1396, imdb: null }],
  ['<movie><uniqueid type="tmdb">0</uniqueid></movie>', { tmdb: null, imdb: null }],
  ['<movie><uniqueid type="tmdb">19999999999</uniqueid></movie>', { tmdb: null, imdb: null }],
  ["no ids at all", { tmdb: null, imdb: null }],
])("the ids in %s", (text, ids) => {
  expect(parsed(text).ids).toEqual(ids);
});

test("an episode's ids are no film's", () => {
  const nfo = parsed('<episodedetails><title>x</title><season>2</season><episode>5</episode><uniqueid type="tmdb">19</uniqueid></episodedetails>');
  expect(nfo).toEqual({ kind: "episode", ids: { tmdb: null, imdb: null }, guess: null, season: 2, episode: 5 });
});

test("titles are read as XML writes them", () => {
  expect(parsed("<movie><title>Dr. Jekyll &amp; Mr. Hyde</title><year>1920</year></movie>").guess).toEqual({ title: "Dr. Jekyll & Mr. Hyde", year: 1920 });
  expect(parsed("<movie><title><![CDATA[H&#228;xan]]></title><premiered>1922-09-18</premiered></movie>").guess).toEqual({ title: "Häxan", year: 1922 });
  expect(parsed("<movie><title>&own; &#0;&#x110000;</title></movie>").guess?.title).toBe("&own;");
});

test("UTF-16 is read as well", () => {
  const text = "\uFEFF<movie><tmdbid>19</tmdbid></movie>";
  const little = Buffer.from(text, "utf16le");
  expect(parseNfo(little).ids.tmdb).toBe(19);
  expect(parseNfo(Buffer.from(little).swap16()).ids.tmdb).toBe(19);
});

test.each(["<title ", "<id ", "<uniqueid type='tmdb' ", "<title>", "<title><![CDATA[", "<!ENTITY a '&a;&a;'>"])(
  "a file of nothing but %j says nothing",
  (piece) => {
    expect(parsed(`<movie>${piece.repeat(40_000)}`)).toEqual({ kind: "movie", ids: { tmdb: null, imdb: null }, guess: null, season: null, episode: null });
  },
);
