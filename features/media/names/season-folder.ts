/** "Season" in languages of folders. Scripts without case come last. */
const words =
  "season|staffel|saison|temporada|stagione|seizoen|säsong|sasong|sæson|saeson|sesong|kausi|sezon|sezona|sezóna|sezonul|évad|evad|hooaeg|sezonas|sezono|musim|mùa|сезон|сезона|сезони|σεζόν|σεζον|κύκλος|עונה|الموسم|موسم|सीज़न|ฤดูกาล|ซีซั่น|시즌|シーズン";
/** These stand in the names of films as well ("Volume 1"): they count without a title before them. */
const looseWords = "series|serie|série|book|volume|vol|temp";
const number = "(?<number>\\d{1,4})";
const end = "(?=$|[\\s._\\-–()[\\]{}])";

const patterns: readonly RegExp[] = [
  // "Season 1", "Show - Season 01 (1990)", "Staffel.2", "Temporada 1"
  new RegExp(`(?<title>^|^.*?[\\s._\\-–([])(?:${words})[\\s._#-]*${number}${end}`, "iu"),
  // "1. Staffel", "2ª Temporada", "1 сезон", "1st Season", "2-й сезон", "Season One" has no digits: below
  new RegExp(`(?<title>^|^.*?[\\s._\\-–(])${number}(?:st|nd|rd|th|ª|º|a|er|re|e|ère|ème|eme|-?й|-?ая|\\.)?[\\s._-]*(?:${words})${end}`, "iu"),
  new RegExp(`^(?<title>)(?:${looseWords})[\\s._#-]*${number}${end}`, "iu"),
  // "S01", "Show.S01.1080p.BluRay", "Show S1"
  new RegExp(`(?<title>^|^.*?[\\s._\\-–([])S${number}(?=$|[\\s._\\-–)\\]])`, "iu"),
  // "第1季", "第2シーズン", "第2期", "시즌 1", "1期"
  /(?<title>^|^.*?[\s._-]?)第\s*(?<number>\d{1,3})\s*(?:季|シーズン|期|시즌|部)/u,
  /(?<title>^|^.*?[\s._-]?)(?:シーズン|시즌)\s*(?<number>\d{1,3})/u,
];

const spelled = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const spelledSeason = new RegExp(`(?<title>^|^.*?[\\s._\\-–(])season[\\s._-]+(?<word>${spelled.join("|")})${end}`, "iu");

const specials =
  /^(?:(?<title>.*?)[\s._-]+)?(?:specials?|season[\s._-]*specials|especiais|especiales|sp[ée]ciaux|[ée]pisodes sp[ée]ciaux|speciali|sonderfolgen|speciale|specialer|спецвыпуски|спешлы|特典|特別編|スペシャル)$/iu;

/** A folder that holds one season. `title`: what stands before the number ("Show.S01" has "Show"), else "". `rest`: what stands behind it. */
export type SeasonFolder = { season: number; title: string; rest: string };

const seasonIn = (text: string, found: RegExpExecArray, season: number): SeasonFolder => ({
  season,
  title: (found.groups?.title ?? "").replace(/[\s._\-–([]+$/u, ""),
  rest: text.slice(found.index + found[0].length),
});

export function seasonFolder(name: string): SeasonFolder | null {
  const text = name.normalize("NFC").trim();
  const special = specials.exec(text);
  if (special) return seasonIn(text, special, 0);
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found) return seasonIn(text, found, Number(found.groups?.number));
  }
  const word = spelledSeason.exec(text);
  return word && seasonIn(text, word, spelled.indexOf((word.groups?.word ?? "").toLowerCase()));
}

/** Below a folder that is known to be a series: "1", "01". */
export const bareSeasonNumber = (name: string): number | null => (/^\d{1,2}$/.test(name.trim()) ? Number(name.trim()) : null);
