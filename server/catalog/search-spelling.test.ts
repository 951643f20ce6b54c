import { describe, expect, test } from "vitest";
import { apostropheTitles, withPrintedApostrophes } from "#tests/support/apostrophe-titles.ts";
import { everyNight, isNightly } from "#tests/support/nightly.ts";
import { type Punctuation, type WordSearchTitle, wordSearchCatalog } from "#tests/support/word-search.ts";

const films: WordSearchTitle[] = [
  ["S.W.A.T.", 2003],
  ["[REC]", 2007],
  ["M*A*S*H", 1970],
  ["Spider-Man: No Way Home", 2021],
  ["(500) Days of Summer", 2009],
  ["Parasite", 2019],
  ["Amélie", 2001],
  ["Blade Runner", 1982],
  ["Blade Runner 2049", 2017],
  ["1917", 2019],
  ["2012", 2009],
  ["Death Race 2000", 1975],
  ["Space: 1999", 1975],
  ["Space", 1999],
  ["Wonder Woman 1984", 2020],
  ["Wonder Woman", 2017],
].map(([title, year], at) => ({ id: 5001 + at, title: String(title), year: Number(year) }));

/** By day a fifth of the titles, and those whose apostrophe begins or ends a word. */
const isTyped = ({ title }: WordSearchTitle, at: number): boolean => isNightly || at % 5 === 0 || /(^| )'|' /.test(title);
const typedTitles = apostropheTitles.filter(isTyped);

const everything = [...apostropheTitles, ...films];
const idOf = (title: string): number | undefined => films.find((film) => film.title === title)?.id;

/** Searches for a title in its own type. */
async function search(query: string, { punctuation = "letter", titles = everything, names = [], kind = "movie" }: Partial<Options> = {}) {
  const { catalog, calls } = wordSearchCatalog(titles, punctuation, names);
  const { items, omittedYear, correctedTo } = await (kind === "tv" ? catalog.searchSeries(query, 1) : catalog.searchMovies(query, 1));
  return { ids: items.map(({ id }) => id), omittedYear, correctedTo, calls };
}
type Options = { punctuation: Punctuation; titles: readonly WordSearchTitle[]; names: readonly WordSearchTitle[]; kind: "movie" | "tv" | undefined };

const punctuations: Punctuation[] = ["letter", "nothing", "space"];

describe.each(punctuations)("with a provider to which punctuation is a %s", (punctuation) => {
  test("each title is found in one call, as it is spelled", async () => {
    for (const { id, title, kind } of [...typedTitles, ...films]) {
      const { ids, calls } = await search(title, { punctuation, kind });
      expect(ids, title).toContain(id);
      expect(calls[0]?.[1]).toBe(title);
      if (!/\d{4}$/.test(title)) expect(calls, title).toHaveLength(1);
    }
  });

  test("an apostrophe is found in its other form, in at most three calls", async () => {
    for (const [typed, titles] of [
      [typedTitles.map(withPrintedApostrophes), apostropheTitles],
      [typedTitles, apostropheTitles.map(withPrintedApostrophes)],
    ] as const)
      for (const { id, title, kind } of typed) {
        const { ids, calls } = await search(title, { punctuation, titles, kind });
        expect(ids, title).toContain(id);
        expect(calls.length, title).toBeLessThanOrEqual(3);
      }
  });

  test("an apostrophe is found in its other form with a year, right or wrong, in at most three calls", async () => {
    const printed = apostropheTitles.map(withPrintedApostrophes);
    const typedPrinted = typedTitles.map(withPrintedApostrophes);
    const pairs = [
      [typedPrinted, apostropheTitles, []],
      [typedTitles, printed, printed],
      [typedTitles, printed, []],
      [typedTitles, apostropheTitles, []],
      [typedPrinted, apostropheTitles, apostropheTitles],
    ] as const;
    for (const [typed, titles, names] of everyNight(pairs, 2))
      for (const { id, title, year, kind } of typed)
        for (const typedYear of [year, 1899]) {
          const { ids, omittedYear, calls } = await search(`${title} ${typedYear}`, { punctuation, titles, names, kind });
          expect(ids, title).toContain(id);
          expect(omittedYear, title).toBe(typedYear === year ? undefined : 1899);
          expect(calls.length, title).toBeLessThanOrEqual(3);
        }
  });

  test.each([
    ["Parasite 2020", "Parasite", 2020],
    ["Parasite (2020)", "Parasite", 2020],
    ["Amelie 2002", "Amélie", 2002],
    ["blade runner 1983", "Blade Runner", 1983],
  ])("%s is found without the year, which is said", async (query, title, year) => {
    const { ids, omittedYear, calls } = await search(query, { punctuation, titles: films });
    expect(ids[0]).toBe(idOf(title));
    expect(omittedYear).toBe(year);
    expect(calls.length).toBeLessThanOrEqual(3);
  });

  test.each([
    ["Parasite 2019", "Parasite"],
    ["Amelie (2001)", "Amélie"],
    ["Blade Runner 2049", "Blade Runner 2049"],
    ["blade runner 1982", "Blade Runner"],
    ["1917", "1917"],
    ["2012", "2012"],
    ["Death Race 2000", "Death Race 2000"],
    ["Space: 1999", "Space: 1999"],
    ["Wonder Woman 1984", "Wonder Woman 1984"],
    ["wonder woman 2017", "Wonder Woman"],
  ])("%s is found with its number, in at most two calls", async (query, title) => {
    const { ids, omittedYear, calls } = await search(query, { punctuation, titles: films });
    expect([ids, omittedYear]).toEqual([[idOf(title)], undefined]);
    expect(calls.length).toBeLessThanOrEqual(2);
  });
});

describe("with a provider that compares whole words", () => {
  test("punctuation that a title lacks is left out last", async () => {
    const { ids, calls } = await search("Blade-Runner!");
    expect(ids).toEqual([idOf("Blade Runner"), idOf("Blade Runner 2049")]);
    expect(calls.map(([, text]) => text)).toEqual(["Blade-Runner!", "blade runner"]);
  });

  test.each([
    ["rec", "[REC]", undefined],
    ["s w a t", "S.W.A.T.", undefined],
    ["swat", "S.W.A.T.", undefined],
    ["mash", "M*A*S*H", undefined],
    ["spider man no way home", "Spider-Man: No Way Home", undefined],
    ["spidre man no way home", "Spider-Man: No Way Home", "Spider-Man: No Way Home"],
    ["spidre man", "Spider-Man: No Way Home", "Spider-Man: No Way Home"],
    ["Oceans Eleven", "Ocean's Eleven", undefined],
    ["oceans elevn", "Ocean's Eleven", "Ocean's Eleven"],
  ])("%s is asked for as the index spells it", async (query, title, correctedTo) => {
    const found = await search(query, { names: everything });
    expect(found.ids).toContain(everything.find((one) => one.title === title)?.id);
    expect(found.correctedTo).toBe(correctedTo);
    expect(found.calls.length).toBeLessThanOrEqual(3);
  });
});
