import { readFileSync, writeFileSync } from "node:fs";
import type { Copy, PublicTitle } from "#features/public-films/model/copies.ts";

// Makes sample/data/public-films.json from collected facts about where public-domain and open films are kept:
// `node tools/make-public-films.ts facts.json`. It prints what it leaves out, and why.

type Place = { grade: "A" | "B"; caution?: string };
type Found = {
  commons?: (Place & { file: string; path: string; seconds?: number })[];
  archive?: (Place & { id: string; file?: string })[];
  other?: (Place & { host: string; url: string })[];
};
type Facts = Found & {
  tmdb_id: number;
  imdb_id?: string;
  type: "film" | "series";
  title: string;
  year: number;
  runtime?: number;
  usBasis: string;
  lifePlus70EndsYear?: number;
  note?: string;
  episodes?: (Found & { season: number; episode: number; name: string })[];
};

/** A wrong edition, an excerpt, or doubtful rights. What only says how large or how long a copy is does not stop it. */
const wrongEdition = /restor|score|titled|subtitled|unknown|meaningless|commercial/i;
/** Rights that the facts themselves doubt or do not document. */
const doubtfulRights = /CAUTION|not documented in the sources|licence not documented|general knowledge/i;
/** By a title's note: these copies are of another cut or of a restoration, or their episodes may be protected. */
const doubtfulNote = /check the US status|US status per .* uploader only|general knowledge|character is protected|sound track was added/i;
/** Copies that a note names as another film, a part, a later edition, or one with a later score; and names that mean nothing, as a caution has it of another one. */
const notThisFilm = new Set([
  "Greed1924VHS",
  "1924LesRapacesGreedDeErichVonStroheimFreeDownload",
  "greed1924",
  "Dr.MabuseTheGamblerdr.MabuseDerSpieler1922Part1",
  "Dr.MabuseTheGambler1922Part2",
  "LesVampires1915DirectedByLouisFeuillade",
  "Metropolis1925-ShorterVersion",
  "metropolis_20201015",
  // "Restorations carry newer scores", and by its name and length this is one.
  "Nosferatu_most_complete_version_93_mins.",
  // "Points to a compilation item; use Commons."
  "EasyStreet1917",
  // "Scores have rights of their own": of the two copies only Commons' editors check them.
  "BattleshipPotemkin",
  "MyMovie_20190318",
]);

/** Lengths that notes give: an edition that is not free has another one. */
const documentedSeconds: Record<string, number> = {
  // 68 to 70 minutes; the re-release has 53.
  "The_Kid_(1921)_by_Charlie_Chaplin.webm": 4140,
  // 87 minutes; the re-release of 1942 has 72.
  "the-gold-rush-film-1925": 5241,
  // 118 minutes; the catalog's runtime is that of the restoration of 2010.
  Metropolis1927EnglishVersion: 7080,
  "metropolis-1927-english-titles": 7080,
};

const leftOut: string[] = [];

function isLeftOut(title: string, name: string, caution: string | undefined): boolean {
  const reason = notThisFilm.has(name) ? "another edition or a part" : caution !== undefined && wrongEdition.test(caution) ? caution : null;
  if (reason !== null) leftOut.push(`${title}: ${name} (${reason})`);
  return reason !== null;
}

const byGrade = (a: Place, b: Place): number => a.grade.localeCompare(b.grade);

/** Blender's own and Commons A first, then Commons B, then items of the Archive with a known file, then the others. */
function copiesOf(title: string, { commons = [], archive = [], other = [] }: Found, terms: Pick<Copy, "licence" | "attribution">): Copy[] {
  const none = { seconds: null, ...terms };
  const blender = other
    .filter(({ host, url }) => /(?:^|\.)blender\.org$/.test(host) && !/\.mkv$|_320x180/.test(url))
    .map(({ url }): Copy => ({ host: "blender", url, ...none }));
  const ofCommons = commons
    .filter(({ file, caution }) => !isLeftOut(title, file, caution))
    .toSorted(byGrade)
    .map(({ file, path, seconds = documentedSeconds[file] ?? null }): Copy => ({ host: "commons", file, path, ...none, seconds }));
  const ofArchive = archive
    .filter(({ id, caution }) => !isLeftOut(title, id, caution))
    .toSorted((a, b) => Number(b.file !== undefined) - Number(a.file !== undefined) || byGrade(a, b))
    .map(({ id, file }): Copy => ({ host: "archive", item: id, file: file ?? null, ...none, seconds: documentedSeconds[id] ?? null }));
  return [...blender, ...ofCommons, ...ofArchive];
}

/** "open licence: CC BY 3.0" → the licence's name, and that it asks for attribution. */
function termsOf({ usBasis, title, year, note = "" }: Facts, episode?: number): Pick<Copy, "licence" | "attribution"> {
  const licence = /CC(?:0| BY(?:-[A-Z]{2})* \d\.\d)/.exec(
    episode === 2 && /episode 2 /.test(note) ? note.slice(note.indexOf("episode 2")) : `${usBasis} ${note}`,
  )?.[0];
  if (licence === undefined) return { licence: "Public domain", attribution: null };
  return { licence, attribution: licence === "CC0" ? null : `${title} (${year}), Blender Foundation` };
}

function basisOf({ usBasis, year }: Facts): string {
  if (usBasis.startsWith("open licence")) return "Published by its makers under an open license";
  if (usBasis.startsWith("published before 1931")) return `Published in ${year}: in the public domain in the United States by age`;
  if (/without valid/.test(usBasis)) return "Released without a valid copyright notice: in the public domain in the United States";
  if (/not renewed/.test(usBasis)) return "Copyright not renewed: in the public domain in the United States";
  return "Listed as in the public domain in the United States";
}

/** Undocumented years of death make the year a lower bound. */
function freeByLife70({ usBasis, lifePlus70EndsYear: ends, note = "" }: Facts): number | null {
  if (usBasis.startsWith("open licence")) return 0;
  return ends === undefined || /Death year unknown/.test(note) ? null : ends + 1;
}

function titlesOf(facts: Facts): PublicTitle[] {
  const { tmdb_id: id, title, year, usBasis, note = "", runtime, episodes = [] } = facts;
  if (doubtfulRights.test(usBasis) || doubtfulNote.test(note)) {
    leftOut.push(`${title} (${year}), whole: ${doubtfulRights.test(usBasis) ? usBasis : note}`);
    return [];
  }
  const common = { imdbId: facts.imdb_id ?? null, year, basis: basisOf(facts), freeByLife70: freeByLife70(facts) };
  if (facts.type === "film") {
    const copies = copiesOf(title, facts, termsOf(facts));
    if (copies.length === 0) leftOut.push(`${title} (${year}), whole: no copy`);
    return copies.length === 0 ? [] : [{ subject: { kind: "movie", id }, title, ...common, runtimeS: runtime === undefined ? null : runtime * 60, copies }];
  }
  return episodes.flatMap(({ season, episode, name, ...found }): PublicTitle[] => {
    const copies = copiesOf(`${title}: ${name}`, found, termsOf(facts, episode));
    return copies.length === 0 ? [] : [{ subject: { kind: "tv", id, season, episode }, title: `${title}: ${name}`, ...common, runtimeS: null, copies }];
  });
}

const { titles } = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as { titles: Facts[] };
const made = titles.flatMap(titlesOf);
writeFileSync("sample/data/public-films.json", `${JSON.stringify({ titles: made }, null, 1)}\n`);
const playable = made.filter(({ copies }) => copies.some((copy) => copy.host !== "archive" || copy.file !== null));
console.log(`${made.length} films and episodes, ${playable.length} of them with a known file. Left out:\n${leftOut.join("\n")}`);
