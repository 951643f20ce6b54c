import { expect, test } from "vitest";
import { sampleMovie, sampleSeries } from "#tests/support/sample-titles.ts";
import { withSaved } from "./list-changes.ts";
import { documentFormats, type SavedDocuments } from "./saved-documents.ts";
import { savedMovie, savedSeries } from "./saved-title.ts";
import { withSeen } from "./seen-changes.ts";
import { isSavedOrSeen, suggestionSources } from "./suggestion-sources.ts";

const dayMs = 24 * 3600 * 1000;

/** Films that were saved one after another, and a series of which an episode was seen. */
function documentsWith(ids: readonly number[]): SavedDocuments {
  const { list, seen, progress } = documentFormats;
  const saved = ids.reduce((sections, id, index) => withSaved(sections, [savedMovie(sampleMovie(id))], index + 1), list.empty);
  return {
    list: saved,
    seen: withSeen(seen.empty, { title: savedSeries(sampleSeries(7)), keys: ["tv:7:1:1"] }, 1),
    progress: progress.empty,
  };
}
const sourcesOn = (documents: SavedDocuments, day: number) => suggestionSources(documents, day * dayMs).map(({ key }) => key);

test("the title that was saved last comes first, and then another one each day", () => {
  const documents = documentsWith([1, 2, 3, 4]);
  expect([0, 1, 2, 3].map((day) => sourcesOn(documents, day))).toEqual([
    ["movie:4", "movie:3"],
    ["movie:4", "movie:2"],
    ["movie:4", "movie:1"],
    ["movie:4", "movie:3"],
  ]);
});

test("of titles that were saved together, the last one of them comes first", () => {
  const titles = [1, 2, 3].map((id) => savedMovie(sampleMovie(id)));
  const documents = { ...documentsWith([]), list: withSaved(documentFormats.list.empty, titles, 1) };
  expect(sourcesOn(documents, 0)).toEqual(["movie:3", "movie:2"]);
});

test("of one title there is one, of none none", () => {
  expect([sourcesOn(documentsWith([1]), 20_000), sourcesOn(documentsWith([]), 20_000)]).toEqual([["movie:1"], []]);
});

test("saved titles, and series of which an episode was seen, are known", () => {
  const isKnown = isSavedOrSeen(documentsWith([1]));
  expect([isKnown("movie:1"), isKnown("movie:2"), isKnown("tv:7"), isKnown("tv:8")]).toEqual([true, false, true, false]);
});
