/** What a name says of the episodes in a file. `season` is `null` if the name has none. `rest`: what follows, often the episode's title. */
export type EpisodeName =
  | { form: "numbered"; title: string; season: number | null; first: number; last: number; rest: string }
  | { form: "dated"; title: string; dates: string[]; rest: string };

/** A file with more episodes than this is a mistake in reading its name. */
const mostEpisodes = 30;

const e = "(?:e|ep|eps|episode|episodio|épisode|folge|x)";
/** After the first number: "E02", "-E03", "-03", "+E02", " & E02", "-S01E03", "x03". A bare number needs a dash without spaces. */
const more = `(?<more>(?:\\s?[-–~+&,]\\s?(?:s\\d{1,4})?[\\s._]?(?:e|ep|x)\\.?\\s?(?!26[3-6])\\d{1,4}(?![\\dp])|[\\s._]?(?:s\\d{1,4})?(?:e|ep)\\d{1,4}(?![\\dp])|[-–]\\d{1,3}(?![\\d\\p{L}]|-\\d|\\.\\d(?!\\d)))*)`;

const seasonWords =
  "season|series|staffel|saison|temporada|stagione|seizoen|säsong|sæson|sesong|kausi|sezon|sezona|sezóna|série|serie|évad|сезон|시즌|シーズン";
const episodeWords =
  "episode|episodio|épisode|episódio|folge|aflevering|avsnitt|afsnit|jakso|odcinek|epizod|epizoda|epizóda|bölüm|rész|capitulo|capítulo|chapitre|puntata|серия|эпизод|серія|επεισόδιο|פרק|الحلقة|حلقة|ตอน|tập|chapter|ep|eps|ch|kapitel";

/** Season and episode in one mark: nothing else can be meant. */
const strong: readonly RegExp[] = [
  // S01E02, s1.e2, S01 - E02, S01xE02, S01Ep02, [S01E02]
  new RegExp(`^(?<title>.*?)(?:^|[\\s._\\-–([{#])s(?<season>\\d{1,4})[\\s._]?[-–x]?[\\s._]?${e}[\\s._-]?(?<first>\\d{1,4})(?!\\d)${more}(?<rest>.*)$`, "isu"),
  // Season 1 Episode 2, Staffel 1 Folge 2, Сезон 1 Серия 2
  new RegExp(
    `^(?<title>.*?)(?:^|[\\s._\\-–([{])(?:${seasonWords})[\\s._]*(?<season>\\d{1,4})[\\s._,\\-–]*(?:${episodeWords})[\\s._]*(?<first>\\d{1,4})(?!\\d)${more}(?<rest>.*)$`,
    "isu",
  ),
  // 1. Staffel 2. Folge, 1 сезон 2 серия
  new RegExp(
    `^(?<title>.*?)(?:^|[\\s._\\-–([{])(?<season>\\d{1,3})\\.?[\\s._]*(?:${seasonWords})[\\s._,\\-–]*(?<first>\\d{1,4})\\.?[\\s._]*(?:${episodeWords})(?<more>)(?<rest>.*)$`,
    "isu",
  ),
  // 第1季第02集, 第1期 第3話
  /^(?<title>.*?)第\s*(?<season>\d{1,3})\s*(?:季|期|シーズン|部|시즌)[\s._-]*第?\s*(?<first>\d{1,4})\s*(?:集|話|话|回|화)(?<more>)(?<rest>.*)$/su,
  // 시즌1 2화
  /^(?<title>.*?)시즌\s*(?<season>\d{1,3})[\s._-]*(?<first>\d{1,4})\s*(?:화|회)(?<more>)(?<rest>.*)$/su,
  // 1x02, 01x02x03, 1x01-1x03, but not 1920x1080 or 16x9
  /^(?<title>.*?)(?:^|[\s._\-–([{#])(?<season>\d{1,2})x(?<first>\d{2,3})(?!\d)(?<more>(?:\s?[-–_+&]\s?(?:\d{1,2}x)?\d{2,3}(?![\dp])|x\d{2,3}(?!\d))*)(?<rest>.*)$/isu,
];

function lastOf(first: number, more: string): number {
  const last = Number(more.match(/\d+/gu)?.at(-1) ?? first);
  return last > first && last - first < mostEpisodes ? last : first;
}

const trimmed = (text: string): string => text.replace(/^[\s._\-–[({]+|[\s._\-–[({]+$/gu, "");

function numberedIn(name: string, patterns: readonly RegExp[]): EpisodeName | null {
  for (const pattern of patterns) {
    const groups = pattern.exec(name)?.groups;
    if (!groups) continue;
    const first = Number(groups.first);
    const season = groups.season === undefined ? null : Number(groups.season);
    return { form: "numbered", title: trimmed(groups.title ?? ""), season, first, last: lastOf(first, groups.more ?? ""), rest: trimmed(groups.rest ?? "") };
  }
  return null;
}

const year = "(?<y>18[789]\\d|19\\d\\d|20\\d\\d)";
const dates: readonly RegExp[] = [
  new RegExp(`^(?<title>.*?)(?:^|(?<=[^\\d]))${year}(?<s>[-._ ]?)(?<a>0[1-9]|1[0-2])\\k<s>(?<b>0[1-9]|[12]\\d|3[01])(?!\\d)(?<rest>.*)$`, "su"),
  new RegExp(`^(?<title>.*?)(?:^|(?<=[^\\d]))(?<b>\\d{1,2})(?<s>[-._ ])(?<a>\\d{1,2})\\k<s>${year}(?!\\d)(?<rest>.*)$`, "su"),
];

const isoDate = (y: string, month: number, day: number): string[] => {
  const text = `${y}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return month >= 1 && month <= 12 && new Date(`${text}T00:00:00Z`).getUTCDate() === day ? [text] : [];
};

/** "15.03.2024" is a day before a month, unless only the other order is a date: both are returned if both are. */
function dateIn(name: string): EpisodeName | null {
  for (const [index, pattern] of dates.entries()) {
    const groups = pattern.exec(name)?.groups;
    if (!groups) continue;
    const { y = "", a = "", b = "", title = "", rest = "" } = groups;
    const found = isoDate(y, Number(a), Number(b));
    const swapped = index === 1 ? isoDate(y, Number(b), Number(a)) : [];
    const all = [...new Set([...found, ...swapped])];
    if (all.length > 0) return { form: "dated", title: trimmed(title), dates: all, rest: trimmed(rest) };
  }
  return null;
}

/** Numbers that are an episode's only beside a series. */
const weak: readonly RegExp[] = [
  // 1x3, which elsewhere is a picture's shape
  /^(?<title>.*?)(?:^|[\s._\-–([{])(?<season>\d{1,2})x(?<first>\d)(?!\d)(?<rest>.*)$/isu,
  // Episode 5, Ep. 05, Folge 5, Chapter 3, Серия 5
  new RegExp(`^(?<title>.*?)(?:^|[\\s._\\-–([{])(?:${episodeWords}|e)[\\s._#-]*(?<first>\\d{1,4})(?!\\d)${more}(?<rest>.*)$`, "isu"),
  // 5. Folge, 5 серия, 5 bölüm
  /^(?<title>.*?)(?:^|[\s._\-–([{])(?<first>\d{1,4})\.?[\s._-]*(?:я|-я)?[\s._-]*(?:серия|серія|эпизод|folge|bölüm|rész|jakso|odcinek)(?!\p{L})(?<rest>.*)$/isu,
  // 第5話, 第05集, 제5화, 5화
  /^(?<title>.*?)(?:第|제|^|[\s._-])\s*(?<first>\d{1,4})\s*(?:集|話|话|回|화|회)(?<rest>.*)$/su,
  // Part 3, Pt. 3, Teil 3, Partie 3; 3 of 10
  /^(?<title>.*?)(?:^|[\s._\-–([{])(?:part|pt|teil|partie|parte|часть|deel|del)[\s._-]*(?<first>\d{1,3})(?!\d)(?<rest>.*)$/isu,
  /^(?<title>.*?)(?:^|[\s._\-–([{])(?<first>\d{1,3})[\s._-]*(?:of|von|de|из)[\s._-]*\d{1,3}(?!\d)(?<rest>.*)$/isu,
  // [Group] Show - 15 [1080p], Show - 05v2, Show #05
  /^(?<title>.*?)(?:\s[-–]\s|[\s._]#|_-_|\.-\.)(?<first>\d{1,4})(?:v\d)?(?=$|[\s._]*[[({]|[\s._]+[-–])(?<rest>.*)$/su,
  // 05, 05 - Title, 05. Title, 05_Title, but not 01-02: season and episode, or two episodes
  /^(?<title>)(?<first>\d{1,3})(?:v\d)?(?=$|\s*[-–._]|\s)(?!\s?[-–]\s?\d)(?<rest>.*)$/su,
  // Show 05, Show_05, Show.05, show-105
  /^(?<title>.*?\p{L}.*?)[\s._-](?<first>\d{2,3})(?:v\d)?(?=$|[\s._]*[[({])(?<rest>.*)$/su,
];

/** Group tags such as "[SubsPlease]" stand before a series' title, not in it. */
const withoutGroup = (name: string): string => name.replace(/^\s*\[[^\]]*\]\s*/u, "");

export const strongEpisodeName = (name: string): EpisodeName | null => {
  const text = withoutGroup(name.normalize("NFC")) || name;
  return numberedIn(text, strong) ?? dateIn(text);
};

const numerals = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const romanNumerals = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"];
const spelledNumber = new RegExp(
  `(?<=(?:part|chapter|episode|pt)[\\s._-]+)(?:${[...numerals, ...romanNumerals].toSorted((a, b) => b.length - a.length).join("|")})(?![\\p{L}\\d])`,
  "giu",
);

/** "Part Two" and "Chapter IV" in digits. */
const inDigits = (name: string): string =>
  name.replace(spelledNumber, (word) => String(Math.max(numerals.indexOf(word.toLowerCase()), romanNumerals.indexOf(word.toLowerCase())) + 1));

/** All readings, the most explicit first: a name may have several numbers. */
export const weakEpisodeNames = (name: string): EpisodeName[] => {
  const text = inDigits(withoutGroup(name.normalize("NFC")) || name);
  return weak.flatMap((pattern) => numberedIn(text, [pattern]) ?? []);
};
