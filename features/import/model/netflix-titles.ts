// "Title: Season 1: Episode". Netflix writes the words of the profile's language.

/** Without accents, in lower case: "Épisode 3" is "episode 3". */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036F]/g, "")
    .normalize("NFC")
    .toLowerCase();

const seasonWords = [
  ...["season", "series", "staffel", "saison", "temporada", "stagione", "seizoen", "sasong", "sæson", "sesong", "kausi", "tuotantokausi", "sezon"],
  ...["sezona", "sezonul", "rada", "seria", "serie", "evad", "сезон", "σεζον", "עונה", "الموسم", "시즌", "シーズン", "ฤดูกาล", "phan", "mua", "musim"],
].join("|");
const season = new RegExp(`^(?:(?:${seasonWords})\\.?\\s*(\\d{1,3})|(\\d{1,3})(?:\\.|ª|º|a|-?e)?\\s*(?:${seasonWords})|第?\\s*(\\d{1,3})\\s*季)$`, "u");

/** A series of one season. */
const oneSeason = new RegExp(
  `^(?:${[
    ...["limited series", "mini-?\\s?seri(?:e|es|al)", "minisseri(?:e|es)", "serie limit(?:ee|ada|ata)", "serial limitowany", "mini dizi", "begrenzte serie"],
    ...[
      "collection",
      "kollektion",
      "sammlung",
      "coleccion",
      "colecao",
      "collezione",
      "collectie",
      "リミテッドシリーズ",
      "리미티드 시리즈",
      "限定劇集",
      "迷你剧",
    ],
  ].join("|")})$`,
  "u",
);

const number = "(?:\\d{1,3}|[ivx]{1,5}|one|two|three|four|five|six|seven|eight|nine|ten)";
const partWords = [
  ...["part", "parte", "partie", "teil", "deel", "del", "osa", "czesc", "cast", "resz", "kısım", "часть", "파트", "パート", "volume", "vol", "volumen"],
  ...["book", "buch", "livre", "libro", "livro", "boek", "tome", "chapter", "chapitre", "kapitel", "capitulo", "capitolo", "hoofdstuk"],
].join("|");
/** A series' season by another name, if an episode follows; films have parts as well. */
const part = new RegExp(`^(?:${partWords})\\.?\\s*${number}$`, "u");

const episodeWords = "episode|folge|episodio|aflevering|avsnitt|afsnit|jakso|odcinek|epizoda?|bolum|серия|эпизод|επεισοδιο|פרק|الحلقة|에피소드|エピソード|tap";
const episode = new RegExp(`(?:^|\\()(?:(?:${episodeWords})\\s*(\\d{1,4})|第?\\s*(\\d{1,4})\\s*[集話话])\\)?$`, "u");

const numberOf = (match: RegExpExecArray | null): number | null => {
  const digits = match?.slice(1).find((group) => group !== undefined);
  return digits === undefined ? null : Number(digits);
};

/** White space before a colon is trimmed afterwards: a pattern that begins with it would be tried again from each space. */
const partsOf = (title: string): string[] =>
  title.split(/[:：]\s+|：/).map((text) =>
    text
      .trim()
      .replace(/^["“„«]|["”“»]$/g, "")
      .trim(),
  );

/** Of a series' name that is repeated. */
const mostNameParts = 10;

/** `season`, `episode`: `null` where the title does not say which. */
export type NetflixSeries = { series: string; season: number | null; episode: number | null };

/** The place of what names a season, and its number; `null`: none does. */
function seasonAt(parts: readonly string[]): { at: number; season: number | null } | null {
  const names = parts.map(plain);
  const at = names.findIndex((name, index) => index > 0 && (season.test(name) || oneSeason.test(name)));
  if (at > 0) return { at, season: numberOf(season.exec(names[at] ?? "")) ?? 1 };
  // "Stranger Things: Stranger Things 2: Chapter One", "The Challenge: The Game: The Challenge: The Game: First".
  for (let length = 1; length * 2 < names.length && length <= mostNameParts; length += 1) {
    const [name, repeated] = [names.slice(0, length).join(": "), names.slice(length, length * 2).join(": ")];
    if (repeated === name) return { at: length, season: null };
    const digits = repeated.startsWith(`${name} `) ? /^\d{1,2}$/.exec(repeated.slice(name.length + 1)) : null;
    if (digits) return { at: length, season: Number(digits[0]) };
  }
  const partAt = names.findIndex((name, index) => index > 0 && index < names.length - 1 && part.test(name));
  return partAt > 0 ? { at: partAt, season: null } : null;
}

const beginningOf = (parts: readonly string[]): string => plain(parts.slice(0, 2).join(": "));

/** "Slasher: The Executioner: Digging" is a series where the file has other titles with the same beginning. `titles`: of the whole file. */
export function netflixSeries(titles: readonly string[]): (title: string) => NetflixSeries | null {
  const endings = new Map<string, Set<string>>();
  for (const parts of titles.map(partsOf).filter(({ length }) => length > 2)) {
    const beginning = beginningOf(parts);
    endings.set(beginning, (endings.get(beginning) ?? new Set()).add(plain(parts.slice(2).join(": "))));
  }
  return (title) => {
    const parts = partsOf(title);
    const named = seasonAt(parts);
    if (named) {
      return {
        series: parts.slice(0, named.at).join(": "),
        season: named.season,
        episode: numberOf(episode.exec(plain(parts.slice(named.at + 1).join(": ")))),
      };
    }
    const isSeries = parts.length > 2 && (endings.get(beginningOf(parts))?.size ?? 0) > 1;
    return isSeries ? { series: parts[0] ?? title, season: null, episode: null } : null;
  };
}

/** A title without parts is a film: each episode's has some. */
export const isOnePart = (title: string): boolean => partsOf(title).length === 1;
