import { expect, test } from "vitest";
import { extraName } from "#features/media/names/extra-name.ts";
import { splitExtension } from "#features/media/names/file-kind.ts";
import { filmForms } from "#tests/support/media-names/film-forms.ts";
import { nameForms } from "#tests/support/media-names/name-forms.ts";
import { type StandInSeries, wordSearchTitles } from "#tests/support/media-names/word-search-titles.ts";
import { matchFile } from "./match-file.ts";

const films = [
  { title: "Lanterns", year: 2005 },
  { title: "The Long Tide", year: 2014 },
  { title: "The Interview", year: 2014 },
  { title: "A Boat Trailer", year: 2009 },
  { title: "Harbor Wars: Episode III - Low Water", year: 2005 },
  { title: "Low Water", year: 1999 },
  { title: "Harbor 2049", year: 2017 },
  { title: "Closed Season 2", year: 2008 },
  { title: "Proof", year: 2005 },
  { title: "Sample Bay", year: 2012 },
  { title: "Salt Road II", year: 1979 },
];
const short = [13, 12, 10, 14, 12];
const series: StandInSeries[] = [
  { title: "The Weir", seasons: short, names: { "4 6": "The Bloopers" }, days: { "5 2": "2021-03-05", "5 3": "2021-10-22" } },
  { title: "Lanterns", year: 2012, seasons: [10] },
  { title: "Grey's Anatomy of a Town", seasons: short },
  { title: "Salt & Iron", seasons: short },
  { title: "Bob’s Ferries", seasons: short },
  { title: "The Long Run", seasons: [60, 60] },
  { title: "Kappa Line", seasons: [26, 26, 60] },
  { title: "Mill Street", year: 2001, seasons: [6, 6], countries: ["GB"] },
  { title: "Mill Street", year: 2006, seasons: [22, 22], countries: ["US"] },
  { title: "Harbor Us", seasons: [8] },
  { title: "Quay", year: 2011, seasons: [6], countries: ["GB"] },
  { title: "Delta Line", seasons: [3, 3], absolute: ["1 1", "1 2", "2 1", "1 3", "2 2", "2 3"] },
  { title: "Omega Line", seasons: [26, 0, 26] },
  { title: "12 Ferries", seasons: [13, 13] },
  { title: "Gate 104", seasons: [12, 12] },
  { title: "T.I.D.E.", seasons: [10] },
  { title: "The Long Marathon", seasons: Array.from({ length: 120 }, () => 12) },
  { title: "Chapters", seasons: [8, 11], names: { "2 1": "Chapter 9" } },
];
const titles = wordSearchTitles({ films, series });

/** "The Weir 4 5-7", "film Lanterns", "none": what the name is, beside files of other names. */
async function read(path: string, beside: readonly string[] = []): Promise<string> {
  const names = path.split("/");
  const { stem } = splitExtension(names.at(-1) ?? "");
  const siblings = [stem, ...beside.map((name) => splitExtension(name).stem)];
  const extra = extraName(stem);
  if (extra?.isCertain) return "extra";
  const outcome = await matchFile(
    { stem, folders: names.slice(0, -1), siblings, extra: extra?.reason ?? null, nfos: { own: null, film: null, show: null } },
    titles,
  );
  if (outcome.kind === "movie") return `film ${films[outcome.id - 1]?.title}`;
  if (outcome.kind !== "episode") return outcome.kind === "extra" ? "extra" : "none";
  const { id, season, first, last } = outcome;
  const { title = "", year } = series[id - 101] ?? {};
  return `${title}${year === undefined ? "" : ` ${year}`} ${season} ${first}${last > first ? `-${last}` : ""}`;
}

const rows = Object.entries({ ...nameForms, ...filmForms }).flatMap(([kind, examples]) =>
  examples.map(([path, expected]): [string, string, string] => [kind, path, expected]),
);

test.each(rows)("%s: %s is %s", async (_, path, expected) => {
  expect(await read(path)).toBe(expected);
});

test("a number of three digits has a season where the folder, a television release or the other files say so", async () => {
  expect(await read("The Weir 103.mkv")).toBe("none");
  expect(await read("The Weir/The Weir - 103.mkv")).toBe("none");
  expect(await read("The Long Run 103.mkv")).toBe("none");
  expect(await read("The Weir/Season 1/The Weir 103.mkv")).toBe("The Weir 1 3");
  expect(await read("The Weir/Season 2/The Weir 103.mkv")).toBe("none");
  expect(await read("the.weir.103.hdtv.mkv")).toBe("The Weir 1 3");
  expect(await read("the.weir.103.104.hdtv.mkv")).toBe("The Weir 1 3-4");
  expect(await read("the.weir.0103.hdtv.mkv")).toBe("The Weir 1 3");
  expect(await read("The Weir/The Weir 103.mkv", ["The Weir 104.mkv", "The Weir 201.mkv"])).toBe("The Weir 1 3");
  expect(await read("The Long Run/The Long Run 103.mkv", ["The Long Run 104.mkv"])).toBe("none");
});
