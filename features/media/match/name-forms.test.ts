import { expect, test } from "vitest";
import { extraName } from "#features/media/names/extra-name.ts";
import { splitExtension } from "#features/media/names/file-kind.ts";
import { wordSearchTitles } from "#tests/support/media-names/word-search-titles.ts";
import { matchFile } from "./match-file.ts";

const films = [
  { title: "Lanterns", year: 2005 },
  { title: "The Long Tide", year: 2014 },
  { title: "The Interview", year: 2014 },
  { title: "A Boat Trailer", year: 2009 },
  { title: "Harbor Wars: Episode III - Low Water", year: 2005 },
];
const short = [13, 12, 10, 14, 12];
const series = [
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

const forms: Readonly<Record<string, readonly (readonly [path: string, expected: string])[]>> = {
  "a number behind the episode belongs to its title": [
    ["The Weir - 4x05 - 11 Minutes.mkv", "The Weir 4 5"],
    ["The Weir - S04E05 - 11 Minutes.mkv", "The Weir 4 5"],
    ["The.Weir.S04E05.11.Minutes.1080p.mkv", "The Weir 4 5"],
    ["The Weir S04E05 7-10.mkv", "The Weir 4 5"],
    ["The Weir - S04E01-30th Street.mkv", "The Weir 4 1"],
  ],
  "all episodes of a list are read": [
    ["The.Weir.S04E05-06-07.mkv", "The Weir 4 5-7"],
    ["The.Weir.S04E05+06.mkv", "The Weir 4 5-6"],
    ["The.Weir.S04E05E06E07.mkv", "The Weir 4 5-7"],
    ["The.Weir.S04E05.E06.mkv", "The Weir 4 5-6"],
    ["The.Weir.S04E05-S04E06.mkv", "The Weir 4 5-6"],
    ["The.Weir.S04E05.S04E06.720p.mkv", "The Weir 4 5-6"],
    ["The Weir - S04E05-06-07 - High Water.mkv", "The Weir 4 5-7"],
    ["The Weir 4x05.4x06.mkv", "The Weir 4 5-6"],
    ["The Weir 4x05-x06.mkv", "The Weir 4 5-6"],
    ["The Weir - 4x05 - x06 - High Water.mkv", "The Weir 4 5-6"],
    ["The Weir 4x05-E06.mkv", "The Weir 4 5-6"],
    ["The Weir 4x05-4x07.mkv", "The Weir 4 5-7"],
    ["The Weir - [04x05-x06] - High Water.mkv", "The Weir 4 5-6"],
    ["The Weir 4x05_06.mkv", "The Weir 4 5-6"],
    ["The Weir Season 4 Episodes 5-6.mkv", "The Weir 4 5-6"],
    ["The Weir Se.4 afl.5 en 6.mkv", "The Weir 4 5-6"],
    ["The.Weir.S04E05.06.720p.mkv", "The Weir 4 5-6"],
  ],
  "a list of single digits": [
    ["The Weir - 2x9-2x10 - High Water.mkv", "The Weir 2 9-10"],
    ["The.Weir.S2.E1.E2.mkv", "The Weir 2 1-2"],
    ["Lanterns.E01E02E03.720p.mkv", "Lanterns 2012 1 1-3"],
    ["The Weir Ep 2x03 - High Water.mkv", "The Weir 2 3"],
  ],
  "a list that ends elsewhere is none": [
    ["[Group] Kappa Line 053-058 & 060-067 [1080p].mkv", "none"],
    ["[Group] Lanterns - 01-25 [1080p].mkv", "none"],
    ["The.Weir.S04E05-1080p.mkv", "The Weir 4 5"],
    ["The.Weir.S04E05.x264.mkv", "The Weir 4 5"],
  ],
  "season and episode with a dot": [
    ["The Weir/Season 2/2.05 High Water.mkv", "The Weir 2 5"],
    ["The Weir/Season 3/2.05 High Water.mkv", "none"],
    ["The Weir/Season 2/05. High Water.mkv", "The Weir 2 5"],
  ],
  "a season before the number": [
    ["The Weir (Season 2) - 03.mkv", "The Weir 2 3"],
    ["The Weir S2 - 05.mkv", "The Weir 2 5"],
    ["[Group] The Weir S2 - 05 [720p].mkv", "The Weir 2 5"],
    ["The Weir/Season 2/The Weir S2 - 05.mkv", "The Weir 2 5"],
    ["The Weir/Season 3/The Weir S2 - 05.mkv", "none"],
    ["The Weir Season 2 Part 5.mkv", "The Weir 2 5"],
  ],
  "a film's name before an episode is not the film": [
    ["Lanterns - Episode 3.mkv", "Lanterns 2012 1 3"],
    ["Lanterns (2005) - Episode 3.mkv", "none"],
    ["The Long Tide - Episode 3.mkv", "none"],
    ["The Long Tide (2014)/The Long Tide - Episode 3.mkv", "none"],
    ["The Long Tide [HDTV][Cap.101].mkv", "none"],
    ["The Long Tide (2014) E05.mkv", "none"],
    ["Harbor Wars - Episode III - Low Water (2005).mkv", "film Harbor Wars: Episode III - Low Water"],
  ],
  "a hash, a resolution or a year is no episode": [
    ["The Weir - 1920x1080.mkv", "none"],
    ["Kappa Line 720.mkv", "none"],
    ["Lanterns [1A2B0103].mkv", "film Lanterns"],
    ["[Group] Lanterns - 04 [0A1B2C03].mkv", "Lanterns 2012 1 4"],
    ["[Group] Lanterns - 04 1920x1080 Hi10P [0A1B2C03].mkv", "Lanterns 2012 1 4"],
    ["The.Long.Run.1999.mkv", "none"],
  ],
  "words of extras in titles": [
    ["The Interview.mkv", "film The Interview"],
    ["The.Interview.mkv", "film The Interview"],
    ["The Interview (2014)/The Interview.mkv", "film The Interview"],
    ["Films/A Boat Trailer.mkv", "film A Boat Trailer"],
    ["The Weir - S02E01 - The DNA Sample.mkv", "The Weir 2 1"],
    ["The.Weir.S02E01.The.DNA.Sample.720p.mkv", "The Weir 2 1"],
    ["The Weir (2000) - S02E01 - A Documentary.mkv", "The Weir 2 1"],
    ["The Weir - 2x01 - I Live in a Trailer.mkv", "The Weir 2 1"],
    ["The Weir/Season 2/01 - The Interview.mkv", "The Weir 2 1"],
    ["The Weir/Season 4/The Bloopers.mkv", "The Weir 4 6"],
  ],
  "extras behind a title": [
    ["The Long Tide (2014)/The Long Tide (2014)-trailer.mkv", "extra"],
    ["The Long Tide (2014)/The Long Tide trailer.mkv", "extra"],
    ["The Long Tide (2014)/The Interview.mkv", "extra"],
    ["The Long Tide (2014)/theme.mkv", "extra"],
    ["The Long Tide trailer.mkv", "extra"],
    ["The.Weir.S02E01.720p.HDTV.sample.mkv", "extra"],
    ["The.Weir.S02E01-sample.mkv", "extra"],
    ["The Weir/Season 2/05-trailer.mkv", "extra"],
    ["The Weir/Season 2/The Weir Season 2-trailer.mkv", "extra"],
  ],
  "between two episodes is none of them": [
    ["[Group] Lanterns - 04.5 [1080p].mkv", "none"],
    ["Lanterns S01E04.5 [Special].mkv", "none"],
  ],
  "chapters in brackets": [
    ["The Weir [HDTV][Cap.104].mkv", "The Weir 1 4"],
    ["The Weir - Temporada 1 [HDTV 720p][Cap.104].mkv", "The Weir 1 4"],
    ["The.Weir.-.Temporada.4.720p.HDTV[Cap.405_407].mkv", "The Weir 4 5-7"],
    ["The.Weir.-.Temp.4.720p.HDTV[Cap.405]SPANISH.mkv", "The Weir 4 5"],
    ["The Weir/Temporada 1/The Weir - Temporada 1 [Cap. 104].mkv", "The Weir 1 4"],
  ],
  "months in words": [
    ["The Weir 5th Mar 2021 1080p.mkv", "The Weir 5 2"],
    ["The Weir (22 October 2021).mkv", "The Weir 5 3"],
    ["The.Weir.October.22.2021.mkv", "The Weir 5 3"],
    ["The Weir - 2021 March 5.mkv", "The Weir 5 2"],
    ["The.Weir.210305.720p.mkv", "The Weir 5 2"],
  ],
  "the number in the whole series before that in the season": [
    ["[Group] The Weir - 16 - S02E03 [720p].mkv", "The Weir 2 3"],
    ["The Weir 16-17 S02E03-04.mkv", "The Weir 2 3-4"],
    ["The Weir 13 - S02E03.mkv", "none"],
  ],
  "a number counts more than a day": [
    ["Lanterns.E04.190121.720p.mkv", "Lanterns 2012 1 4"],
    ["Lanterns 4. Folge (29.10.2023) 1080p.mkv", "Lanterns 2012 1 4"],
  ],
  "a release's folder names the film of its only file": [
    ["The.Long.Tide.REPACK.DVDRip.XviD/grp-tlt.avi", "film The Long Tide"],
    ["The Long Tide/grp-tlt.avi", "none"],
    ["The.Long.Tide.REPACK.DVDRip.XviD/Some Other Film (1990).avi", "none"],
  ],
  "a folder names the episode of its only file": [
    ["The.Weir.S02E09.720p.HDTV/0e895c37245186812cb08aab.mkv", "The Weir 2 9"],
    ["The.Weir.S02E09.720p.HDTV/tw209.mkv", "The Weir 2 9"],
    ["The Weir - 2x09 - The Gate/The Gate.mkv", "The Weir 2 9"],
    ["The.Weir.S02E09.720p.HDTV/The Long Tide (2014).mkv", "film The Long Tide"],
    ["The.Weir.S02E01-E10.720p/0e895c37245186812cb08aab.mkv", "none"],
  ],
  "a country in the title": [
    ["Mill.Street.US.S02E20.mkv", "Mill Street 2006 2 20"],
    ["Mill Street (UK) - S01E02.mkv", "Mill Street 2001 1 2"],
    ["Mill Street (US)/Season 1/Mill Street - S01E02.mkv", "Mill Street 2006 1 2"],
    ["Mill Street (2006)/Season 1/Mill.Street.US.S01E02.mkv", "Mill Street 2006 1 2"],
    ["Mill Street (2001)/Season 1/Mill.Street.US.S01E02.mkv", "none"],
    ["Mill Street S01E02.mkv", "none"],
    ["Harbor.US.S01E02.mkv", "Harbor Us 1 2"],
    ["Quay (US) - S01E02.mkv", "none"],
  ],
  "numbers that run through all seasons": [
    ["[Group] Kappa Line - 60 [720p].mkv", "Kappa Line 3 8"],
    ["[Group] Kappa Line - 102v2 [720p].mkv", "Kappa Line 3 50"],
    ["[Group] Kappa Line - 052 [0A1B2C03].mkv", "Kappa Line 2 26"],
    ["Kappa Line/Season 3/[Group] Kappa Line - 102.mkv", "Kappa Line 3 50"],
    ["Kappa Line/Season 1/[Group] Kappa Line - 60.mkv", "none"],
    ["[Group] Delta Line - 04 [720p].mkv", "Delta Line 1 3"],
    ["[Group] Omega Line - 30 [720p].mkv", "none"],
    ["Kappa Line - 102.mkv", "none"],
  ],
  "names that a provider of whole words spells in another way": [
    ["Greys.Anatomy.of.a.Town.S01E02.mkv", "Grey's Anatomy of a Town 1 2"],
    ["Grey’s Anatomy of a Town - S01E02.mkv", "Grey's Anatomy of a Town 1 2"],
    ["Salt and Iron S01E02.mkv", "Salt & Iron 1 2"],
    ["Salt.Iron.S01E02.mkv", "none"],
    ["Bobs.Ferries.S01E02.mkv", "Bob’s Ferries 1 2"],
    ["Bob's Ferries S01E02.mkv", "Bob’s Ferries 1 2"],
    ["Weir, The S01E02.mkv", "The Weir 1 2"],
    ["Weir.The.S01E02.mkv", "The Weir 1 2"],
    ["Long Tide, The (2014).mkv", "film The Long Tide"],
  ],
};

const rows = Object.entries(forms).flatMap(([kind, examples]) => examples.map(([path, expected]): [string, string, string] => [kind, path, expected]));

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
