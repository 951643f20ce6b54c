import { expect, test } from "vitest";
import { madeUpTitles } from "#bench/server/made-up-titles.ts";
import { inventedWords } from "#tests/support/invented-words.ts";
import { isNightly } from "#tests/support/nightly.ts";
import { findNames } from "./find-names.ts";
import { createTitleIndex } from "./title-index.ts";

// As many names as a site learns at most. Bench P18 has a million.
test("at most one invented word in a hundred is like one of 50,000 names of any type", () => {
  const count = isNightly ? 500 : 100;
  const index = createTitleIndex();
  index.add([...madeUpTitles(50_000)]);
  const found = inventedWords(count).flatMap((word) => {
    const matches = Object.values(findNames({ index, isBlocked: () => false }, word, "movies")).filter(({ text }) => text !== word);
    return matches.length > 0 ? [`${word} (${matches.map(({ text }) => text).join(", ")})`] : [];
  });
  expect(found.slice(count / 100), found.join("\n")).toEqual([]);
});
