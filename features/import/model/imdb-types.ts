// The types of titles in the languages in which IMDb exports: English, French, German, Hindi, Italian, Portuguese and Spanish. Without accents: "Épisode" is
// "episode". In this order: a podcast's series is none, and an episode of a series is no series.

const types = [
  ["other", ["podcast", "game", "videospiel", "jeu", "jogo", "juego", "gioco", "music", "musik", "clip", "पॉडकास्ट", "गेम", "संगीत"]],
  ["episode", ["episod", "folge", "एपिसोड"]],
  ["tv", ["seri", "सीरीज", "धारावाहिक"]],
  [
    "movie",
    [
      "movie",
      "film",
      "pelicula",
      "short",
      "kurz",
      "corto",
      "curta",
      "court",
      "metra",
      "video",
      "documenta",
      "dokumentar",
      "special",
      "especial",
      "फिल्म",
      "वीडियो",
    ],
  ],
] as const;

export type ImdbType = (typeof types)[number][0];

/** In Hindi a point below a letter, as in "फ़िल्म", may be a character of its own. */
const plain = (type: string): string =>
  type
    .replace(/(?<=[a-z])(?=[A-Z])/g, " ")
    .normalize("NFD")
    .replace(/[\u0300-\u036F\u093C]/g, "")
    .normalize("NFC")
    .toLowerCase();

/** `null`: a type that is not in the table, or none. */
export function kindOfType(type: string): ImdbType | null {
  const text = plain(type);
  return types.find(([, words]) => words.some((word) => text.includes(word)))?.[0] ?? null;
}
