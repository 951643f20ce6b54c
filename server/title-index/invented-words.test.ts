import { expect, test } from "vitest";
import { madeUpTitles } from "#bench/server/made-up-titles.ts";
import { inventedWords } from "#tests/support/invented-words.ts";
import { findNames } from "./find-names.ts";
import { createTitleIndex } from "./title-index.ts";

// As many names as a site learns at most. Bench P18 has a million.
test("at most 5 of 500 invented words are like one of 50,000 names of any type", () => {
  const index = createTitleIndex();
  index.add([...madeUpTitles(50_000)]);
  const found = inventedWords(500).flatMap((word) => {
    const matches = Object.values(findNames({ index, isBlocked: () => false }, word, "movies")).filter(({ text }) => text !== word);
    return matches.length > 0 ? [`${word} (${matches.map(({ text }) => text).join(", ")})`] : [];
  });
  expect(found.slice(5), found.join("\n")).toEqual([]);
});
