import { expect, test } from "vitest";
import { readPublicTitles } from "#features/public-films/facts.ts";
import { idOf, titlesById } from "./find-titles.ts";

const titles = readPublicTitles(process.cwd(), undefined);

test.each([
  [["775"], ["775"]],
  [
    ["movie:653", "tt0000417", "775"],
    ["775", "653"],
  ],
  [["tv:900000511:1:2"], ["tv:900000511:1:2"]],
  [["tv:900000511"], ["tv:900000511:1:1", "tv:900000511:1:2", "tv:900000511:1:3"]],
])("%j is %j", (ids, found) => {
  const result = titlesById(ids, titles);
  expect("error" in result ? result : result.map(idOf)).toEqual(found);
});

test.each(["9", "tv:9", "tv:90000051", "tt9999999", "75"])("%s is no title's id", (id) => {
  expect(titlesById(["775", id], titles)).toEqual({ error: `No public film has the id "${id}"; npm run films lists them` });
});
