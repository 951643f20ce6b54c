import { airDateIn } from "./air-date.ts";
import { readEpisodeList } from "./episode-list.ts";
import { episodeWords, seasonWords } from "./episode-words.ts";
import { releaseStart } from "./film-name.ts";
import { seasonFolder } from "./season-folder.ts";

/**
 * How a name says which episode it is. "season": with its season. "word": "Episode 5", "E05". "absolute": "[Group] Show - 102", counted through
 * all seasons. "short": "103" for the third of season 1. "number": any other number.
 */
export type Mark = "season" | "word" | "absolute" | "short" | "number";

/** `season` is `null` if the name has none. `part`: 1 of "S01E08a". `rest`: what follows, often the episode's title. */
export type NumberedName = {
  form: "numbered";
  mark: Mark;
  title: string;
  season: number | null;
  first: number;
  last: number;
  part: number | null;
  rest: string;
};
export type DatedName = { form: "dated"; title: string; dates: string[]; rest: string };
/** What a name says of the episodes in a file. */
export type EpisodeName = NumberedName | DatedName;

const e = "(?:e|eps?|episode|episodio|épisode|folge|x)";
const begin = "(?<=^|[\\s._\\-–([{#:])";
/** "12.5" is between two episodes. */
export const isWhole = "(?!\\d|\\.5(?:$|[\\s._]*[-–[(]|\\s))";

/** Season and episode in one mark: nothing else can be meant. */
const strong: readonly RegExp[] = [
  // S01E02, s1.e2, S01 - E02, S01xE02, S01Ep02, [S01E02]
  new RegExp(`${begin}s(?<season>\\d{1,4})[\\s._]?[-–x]?[\\s._]?${e}[\\s._-]?(?<first>\\d{1,5})${isWhole}`, "iu"),
  // T02E03, as "temporada"
  new RegExp(`${begin}t(?<season>\\d{1,2})[\\s._]?e(?<first>\\d{1,3})${isWhole}`, "iu"),
  // ShowS01E02
  /(?<=\p{L})s(?<season>\d\d)e(?<first>\d\d)(?!\d)/iu,
  // Season 1 Episode 2, Staffel 1 Folge 2, Сезон 1 Серия 2
  new RegExp(`${begin}(?:${seasonWords})[\\s._]*(?<season>\\d{1,4})[\\s._,\\-–]*(?:${episodeWords})[\\s._]*(?<first>\\d{1,4})${isWhole}`, "iu"),
  // 1. Staffel 2. Folge, 1 сезон 2 серия
  new RegExp(`${begin}(?<season>\\d{1,3})\\.?[\\s._]*(?:${seasonWords})[\\s._,\\-–]*(?<first>\\d{1,4})\\.?[\\s._]*(?:${episodeWords})(?!\\p{L})`, "iu"),
  // 第1季第02集, 第1期 第3話
  /第\s*(?<season>\d{1,3})\s*(?:季|期|シーズン|部|시즌)[\s._-]*第?\s*(?<first>\d{1,4})\s*(?:集|話|话|回|화)/u,
  // 시즌1 2화
  /시즌\s*(?<season>\d{1,3})[\s._-]*(?<first>\d{1,4})\s*(?:화|회)/u,
  // 1x02, 120x02, 2009x02, 2x9-2x10, but not 1920x1080 or 16x9
  new RegExp(`${begin}(?:ep[\\s._]+)?(?<season>1?\\d{1,2}|19[3-9]\\d|20[0-3]\\d)x(?<first>\\d{2,3}|\\d(?=\\s?[-–]\\s?\\k<season>x\\d))${isWhole}`, "iu"),
];
/** [Cap.104], Cap.111_120 */
const chapter = /(?<=[\s._([])cap\.?[\s._]?(?<season>\d{1,2})(?<first>\d\d)(?:[-_]\k<season>(?<until>\d\d))?(?!\d)/iu;

const edges = /^[\s._\-–[({\])}]+|[\s._\-–[({\])}]+$/gu;
export const trimmed = (text: string): string => text.replace(/^[\s._\-–\])}]+|[\s._\-–[({]+$/gu, "").replace(/^[([{](?=[^)\]}]*$)/u, "");

/** "S01E08a" is the first part of an episode in two files. */
const partLetter = /^(?<letter>[a-d])(?![\p{L}\d])/iu;
const partIn = (text: string): number | null => {
  const letter = partLetter.exec(text)?.groups?.letter?.toLowerCase();
  return letter === undefined ? null : letter.charCodeAt(0) - 96;
};

/** The episodes that a mark begins, with what stands before and behind it. */
export function numberedName(name: string, found: RegExpExecArray, mark: Mark): NumberedName {
  const { season: named, first = "", until } = found.groups ?? {};
  const season = named === undefined ? null : Number(named);
  const behind = name.slice(found.index + found[0].length);
  const part = mark === "season" ? partIn(behind) : null;
  const { last, rest } =
    part === null && until === undefined ? readEpisodeList(behind, { season, first }) : { last: Math.max(Number(first), Number(until ?? first)), rest: behind };
  return { form: "numbered", mark, title: trimmed(name.slice(0, found.index)), season, first: Number(first), last, part, rest: rest.replace(edges, "") };
}

/** Which part of an episode in several files a name says: "S01E08b". */
export function episodePart(stem: string): number | null {
  const name = strongEpisodeName(stem);
  return name?.form === "numbered" ? name.part : null;
}

/** Group tags such as "[Group]" stand before a series' title, not in it. "[03]" and "[2009-05-12]" are none. */
export const withoutGroup = (name: string): string => name.replace(/^\s*\[(?![\d\s._-]+\])[^\]]*\][\s._-]*/u, "") || name;

/** "Show 2016 02 25 S20E142", "20161024 - Show 21x41" */
function withoutDate(name: NumberedName): NumberedName {
  const date = airDateIn(name.title);
  return date ? { ...name, title: trimmed(date.title) || trimmed(date.rest) } : name;
}

/** "Show - Temporada 1 [HDTV]", "Show.-.Temp.1" */
const withoutSeason = (title: string): string => {
  const text = trimmed(title.slice(0, releaseStart(title)).replace(/[\s._-]+temp?[\s._]*\d{1,2}[\s._-]*$/iu, ""));
  return seasonFolder(text)?.title || text;
};

function chapterName(text: string): NumberedName | null {
  const found = chapter.exec(text);
  const name = found && numberedName(text, found, "season");
  return name && { ...name, title: withoutSeason(name.title) };
}

export function strongEpisodeName(name: string): EpisodeName | null {
  const text = withoutGroup(name.normalize("NFC"));
  for (const pattern of strong) {
    const found = pattern.exec(text);
    if (found) return withoutDate(numberedName(text, found, "season"));
  }
  const ofChapter = chapterName(text);
  const date = ofChapter ? null : airDateIn(text);
  if (ofChapter) return ofChapter;
  return date && { form: "dated", dates: date.dates, title: trimmed(date.title), rest: date.rest.replace(edges, "") };
}
