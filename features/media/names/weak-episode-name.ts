import { isWhole, type Mark, type NumberedName, numberedName, trimmed, withoutGroup } from "./episode-name.ts";
import { episodeWords, inDigits } from "./episode-words.ts";
import { releaseStart } from "./film-name.ts";
import { seasonFolder } from "./season-folder.ts";

type Form = { mark: Mark; pattern: RegExp };

const begin = "(?<=^|[\\s._\\-–([{])";
const end = "(?=$|[\\s._]*[[({「『【（]|[\\s._]*[-–~+](?!\\d*(?!v\\d)\\p{L}))";
/** Heights of pictures, years and "0103" are no numbers of episodes. */
const height = "360|480|540|576|720|1080|1440|2160";
const number = `(?!(?:${height}|19\\d\\d|20\\d\\d|0\\d{3})(?!\\d))\\d`;
const shortNumber = `(?!(?:${height}|19\\d\\d|20\\d\\d)(?!\\d))\\d{3,4}`;

/** They say that the number is an episode's, wherever they stand. */
const words: readonly Form[] = [
  // 1x3, which elsewhere is a picture's shape
  { mark: "word", pattern: new RegExp(`${begin}(?<season>\\d{1,2})x(?<first>\\d)(?!\\d)`, "giu") },
  // Episode 5, Ep. 05, Folge 5, Chapter 3, Серия 5, E576, 三体EP05, but not WALL.E.2008
  {
    mark: "word",
    pattern: new RegExp(
      `(?:${begin}|(?<=\\p{Lo}))(?:${episodeWords}|e(?![\\s._#-]+(?:19|20)\\d\\d))[\\s._#-]*(?<first>\\d{1,4})(?:v\\d)?(?!(?!ep?\\d)\\p{L})${isWhole}`,
      "giu",
    ),
  },
  // 5. Folge, 5 серия, 5 bölüm
  {
    mark: "word",
    pattern: /(?<=^|[\s._\-–([{])(?<first>\d{1,4})\.?[\s._-]*(?:я|-я)?[\s._-]*(?:серия|серія|эпизод|folge|bölüm|bolum|blm|rész|jakso|odcinek)(?!\p{L})/giu,
  },
  // 第5話, 第05集, 제5화, 5화
  { mark: "word", pattern: /(?:第|제|(?<=^|[\s._-]))\s*(?<first>\d{1,4})\s*(?:集|話|话|回|화|회)/gu },
];

/** They are an episode's only beside a series. Looked for before what describes the release. */
const numbers: readonly Form[] = [
  // Part 3, Pt. 3, Teil 3, Partie 3; 3 of 10
  { mark: "number", pattern: new RegExp(`${begin}(?:part|pt|teil|partie|parte|часть|deel|del)[\\s._-]*(?<first>\\d{1,3})(?!\\d)`, "giu") },
  { mark: "number", pattern: new RegExp(`${begin}(?<first>\\d{1,3})[\\s._-]*(?:of|von|de|из)[\\s._-]*\\d{1,3}(?!\\d)`, "giu") },
  // [Group] Show - 15, Show - 05v2, Show #05
  { mark: "number", pattern: new RegExp(`(?:\\s[-–]\\s|[\\s._]#|_-_|\\.-\\.)(?<first>${number}{1,4})(?:v\\d)?${end}`, "giu") },
  // [Group][Show][04], Show (04)
  { mark: "number", pattern: /(?<=.)[[({](?<first>\d{2,3})(?:v\d)?(?=(?:[-~]\d{2,3})?[\])}])/gu },
  // #05 Title, (05) Title, [05] Title
  { mark: "number", pattern: /^(?:#|[[(](?=\d+[\])]))(?<first>\d{1,3})(?=[\])]|[\s._-]|$)/gu },
  // 05, 05 - Title, 05. Title, but not 2.05: a season and an episode
  { mark: "number", pattern: /^(?<first>\d{1,3})(?:v\d)?(?=$|\s*[-–_+]|[._](?!\d)|\s)/gu },
  // Show 05, Show.05.Title, Show 1004
  { mark: "number", pattern: new RegExp(`(?<=\\p{L}.*)[\\s._-](?<first>${number}{2,4})(?:v\\d)?${end}`, "giu") },
  { mark: "number", pattern: /(?<=\p{L}.*)[\s._](?<first>\d\d)(?=[\s._]+\p{L})/giu },
  // Show 103, the.show.103.hdtv, [401], 103.104
  {
    mark: "short",
    pattern: new RegExp(`(?<=^|[\\s._\\-–[])(?<short>${shortNumber})(?=$|[\\s._\\-–)\\]])(?<more>(?:[._\\-–]\\d{3,4}(?=$|[\\s._\\-–)\\]]))*)`, "giu"),
  },
  // 2.05 Title
  { mark: "number", pattern: /^(?<season>\d{1,2})\.(?<first>\d\d)(?!\d)/gu },
];

/** "[Group] Show - 15" and "Show - 031" count through all seasons. */
const isCounted = (name: string, first: string): boolean => /^\s*\[(?!\d+\])[^\]]+\]/.test(name) || /^0\d\d$/.test(first);

/** "103" and "103.104" in seasons and episodes. Of several seasons only the last counts: "room.104.103"; `null` if it is none either. */
function shortName(text: string, found: RegExpExecArray): NumberedName | null {
  const { short = "", more = "" } = found.groups ?? {};
  const all = [short, ...(more.match(/\d+/gu) ?? [])].map(Number);
  const isOfOneSeason = all.every((one, at) => Math.floor(one / 100) === Math.floor((all[0] ?? 0) / 100) && one % 100 > 0 && one > (all[at - 1] ?? 0));
  const listed = isOfOneSeason ? all : all.slice(-1);
  const [first = 0, last = first] = [listed[0], listed.at(-1)];
  if (first % 100 === 0) return null;
  const end = found.index + found[0].length;
  const start = isOfOneSeason ? found.index : end - (more.match(/\d+$/u)?.[0].length ?? 0);
  const season = Math.floor(first / 100);
  return {
    form: "numbered",
    mark: "short",
    title: trimmed(text.slice(0, start)),
    season,
    first: first % 100,
    last: last % 100,
    part: null,
    rest: text.slice(end),
  };
}

/** "Show S2 - 05", "(Season 2) - 03", "Stagione 6 Episodio 13": the season ends what precedes the number, as it does not in "Season 3 Part 2 - 05". */
function withSeason(name: NumberedName): NumberedName {
  const before = name.season === null ? seasonFolder(name.title) : null;
  return before && before.title !== "" && /^[\s._\-–()[\]]*(?:(?:19|20)\d\d)?[\s._\-–()[\]]*$/u.test(before.rest)
    ? { ...name, season: before.season, title: before.title }
    : name;
}

/** "01-25" of which the end was not read is a file of a whole season; "05 - 10 Years Later" and "05 - 1999" are an episode with its title. */
const furtherNumber = /^[\s._]?[-–~][\s._]?(?!(?:19|20)\d\d(?!\d))\d{2,4}(?![\d\p{L}])/u;
const titleOfNumber = /^\s[-–]\s\d[\d-]*\s(?!complete|batch)\p{L}{3}/iu;
const isLonger = (behind: string, isFirst: boolean): boolean => furtherNumber.test(behind) && !(isFirst && titleOfNumber.test(behind));

function readingsOf(name: string, text: string, { mark, pattern }: Form): NumberedName[] {
  return [...text.matchAll(pattern)].flatMap((found) => {
    if (mark === "short") return shortName(text, found) ?? [];
    const counted = mark === "number" && isCounted(name, found.groups?.first ?? "");
    const isWholeSeason = isLonger(text.slice(found.index + found[0].length), found.index === 0);
    const read = withSeason(numberedName(text, found, counted ? "absolute" : mark));
    const hasGap = /^[&+][\s._]?\d{2,4}(?![\d\p{L}])/u.test(read.rest);
    return hasGap || (isWholeSeason && read.last === read.first) ? [] : [read];
  });
}

/** All readings, the most explicit first: a name may have several numbers. */
export function weakEpisodeNames(name: string): NumberedName[] {
  const text = inDigits(withoutGroup(name.normalize("NFC")));
  const head = text.slice(0, releaseStart(text)).replace(/[\s._([{-]+$/u, "");
  const ofWords = words.flatMap((form) => readingsOf(name, text, form));
  const ofNumbers = numbers.flatMap((form) => readingsOf(name, head, form));
  // "hdtv" in a scene's "show.103.hdtv" distinguishes it from a title.
  return [...ofWords, ...ofNumbers.map((one) => ({ ...one, rest: `${one.rest}${text.slice(head.length)}` }))];
}

/** Whether the name says that it is an episode: then it is no film of the name before. */
export const saysEpisode = (names: readonly NumberedName[]): boolean =>
  names.some(({ mark, season }) => mark === "word" || (mark !== "short" && season !== null));
