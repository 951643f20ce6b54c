import { expect, test } from "vitest";
import { motifsOf } from "./artwork/scene.ts";
import { collectionOf, type Title } from "./collection.ts";
import { parseData } from "./data-schema.ts";
import { popular, topRated } from "./rankings.ts";
import { readData } from "./read-data.ts";
import { subjectsOf } from "./subjects.ts";

const { films, series } = collectionOf(parseData(readData(process.cwd())));
const kinds: [string, Title[]][] = [
  ["films", [...films.values()]],
  ["series", [...series.values()]],
];
const firstPage = 20;

/** Pairs of neighboring posters with one motif, in walls of 2 to 5 columns. */
function lookalikes(wall: readonly Title[], motifOf: (title: Title) => string | undefined): string[] {
  const shown = wall.slice(0, firstPage);
  return shown.flatMap((title, place) =>
    [1, 2, 3, 4, 5].flatMap((step) => {
      const other = shown[place + step];
      return other && motifOf(other) === motifOf(title) ? [`${title.title}, ${other.title}: ${motifOf(title)}`] : [];
    }),
  );
}

test.each(kinds)("no two neighbors on the main walls of %s have one motif", (_, titles) => {
  const motifs = new Map(subjectsOf(titles).map(([title, subject]) => [title.id, motifsOf(subject)[subject.motifIndex ?? 0]]));
  const bestMotif = (title: Title) =>
    motifsOf({ id: title.id, title: title.title, year: null, director: null, genres: title.genres.map(({ name }) => name) })[0];
  expect(lookalikes(popular(titles), bestMotif)).not.toEqual([]);
  for (const wall of [popular(titles), topRated(titles)]) expect(lookalikes(wall, (title) => motifs.get(title.id))).toEqual([]);
});

test("most titles have the motif that fits them best", () => {
  const all = subjectsOf(films.values());
  expect(all.filter(([, { motifIndex }]) => motifIndex === 0).length).toBeGreaterThan(all.length * 0.6);
});
