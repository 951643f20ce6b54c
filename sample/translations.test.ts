import { describe, expect, test } from "vitest";
import { parseData } from "./data-schema.ts";
import { readData } from "./read-data.ts";

// Checks the texts of data/translations against the rules of data/README.md.

const data = parseData(readData(process.cwd()));
const between = (text: string, from: number, to: number): boolean => text.length >= from && text.length <= to;

test("German and Arabic have texts for the same twenty films", () => {
  const withTexts = data.translations.map(({ iso_639_1, films }) => [iso_639_1, films.filter(({ overview }) => overview !== "").map(({ id }) => id)]);
  const [[, twenty] = []] = withTexts;
  expect(twenty).toHaveLength(20);
  expect(Object.fromEntries(withTexts)).toEqual({ ar: twenty, de: twenty });
});

describe.each(data.translations)("$english_name", ({ films, series, collections, iso_639_1 }) => {
  const seasons = series.flatMap((one) => one.seasons);
  const episodes = seasons.flatMap((season) => season.episodes);
  const prose = [...films, ...series, ...seasons, ...episodes, ...collections].flatMap((entry) => [entry.overview, "tagline" in entry ? entry.tagline : ""]);
  const names = [...films.map(({ title }) => title), ...[...series, ...episodes, ...collections].map(({ name }) => name)];

  test("texts have their length", () => {
    const long = [...films, ...series].filter(({ overview }) => overview !== "");
    expect(long.filter(({ overview }) => !between(overview, 180, 480))).toEqual([]);
    expect(long.filter(({ tagline }) => !between(tagline, 8, 90))).toEqual([]);
  });

  test("two series have texts for each episode of their first season", () => {
    expect(series).toHaveLength(2);
    for (const { id, seasons } of series) {
      const [first] = data.series.find((one) => one.id === id)?.seasons ?? [];
      expect(seasons[0]?.episodes.map(({ episode_number }) => episode_number)).toEqual(first?.episodes.map(({ episode_number }) => episode_number));
    }
    expect(episodes.filter(({ overview }) => overview === "")).toEqual([]);
  });

  test("no text is the English one", () => {
    const english = new Set([...data.films, ...data.series].flatMap((one) => [one.english.overview, one.english.tagline]));
    expect(prose.filter((text) => text !== "" && english.has(text))).toEqual([]);
  });

  test("punctuation is the language's", () => {
    const foreign = iso_639_1 === "ar" ? /[a-z,;?"“”„']|\.\.\./i : /["“](?=\p{L})|[”«»']|\.\.\./u;
    expect([...prose, ...names].filter((text) => foreign.test(text))).toEqual([]);
  });
});
