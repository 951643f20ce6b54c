import { expect, test } from "vitest";
import type { MatchResponse, MatchRow } from "#features/import/model/match-rows.ts";
import { apostropheTitles, withPrintedApostrophes } from "#tests/support/apostrophe-titles.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { sampleCatalog } from "#tests/support/sample-catalog.ts";
import { type Punctuation, type WordSearchTitle, wordSearchCatalog } from "#tests/support/word-search.ts";

const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
/** A client may ask for so many rows at once. */
const atOnce = 40;

/** What `/api/match` finds for an export's rows, over a provider that searches by words. */
async function match(rows: readonly MatchRow[], titles: readonly WordSearchTitle[], punctuation: Punctuation) {
  const found: string[] = [];
  for (let from = 0; from < rows.length; from += atOnce) {
    const { app } = sampleApp({ catalog: { ...sampleCatalog(), ...wordSearchCatalog(titles, punctuation).catalog } });
    const body = JSON.stringify({ rows: rows.slice(from, from + atOnce) });
    const { results } = (await (await app.request("/api/match", { method: "POST", headers, body })).json()) as MatchResponse;
    found.push(...results.map((result) => (result.status === "matched" ? result.title.key : result.status)));
  }
  return found;
}

const printed = apostropheTitles.map(withPrintedApostrophes);
const spellings = { "'": apostropheTitles, "’": printed };
const forms = ["'", "’"] as const;
const cases = (["letter", "nothing", "space"] as const).flatMap((punctuation) =>
  forms.flatMap((row) => forms.map((stored) => [punctuation, row, stored] as const)),
);

test.each(cases)("where punctuation is a %s, each row with %s is the title with %s", async (punctuation, row, stored) => {
  const rows = spellings[row].map(({ title, year, kind }): MatchRow => ({ title, year, ...(kind && { kind }) }));
  const found = await match(rows, spellings[stored], punctuation);
  const wanted = apostropheTitles.map(({ kind, id }) => `${kind}:${id}`);
  expect(found.map((key, at) => [rows[at]?.title, key])).toEqual(wanted.map((key, at) => [rows[at]?.title, key]));
});

test("a row without a kind or a year is the only title of its name", async () => {
  const isOnly = ({ title }: WordSearchTitle): boolean => apostropheTitles.filter((other) => other.title === title).length === 1;
  const wanted = apostropheTitles.filter(isOnly);
  expect(wanted.length).toBeGreaterThan(67);
  expect(
    await match(
      wanted.map(({ title }) => ({ title })),
      printed,
      "letter",
    ),
  ).toEqual(wanted.map(({ kind, id }) => `${kind}:${id}`));
});
