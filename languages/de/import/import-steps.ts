import { type Service, serviceNames } from "#features/import/model/imported-title.ts";
import { decimal, list, number, plural, pluralText } from "../text.ts";

// The steps of an import. Apart from `import.ts`, which the page needs before its script.

const titles = pluralText({ one: "# Titel", other: "# Titel" });
const minutes = pluralText({ one: "# Minute", other: "# Minuten" });
const megabytes = (chars: number): string => `${decimal(Math.max(0.1, chars / 1_000_000))}\u00a0MB`;

/** What has no room, each by its number. */
const withoutRoom = {
  titles: pluralText({
    one: "# Titel passt nicht mehr in den freien Speicher deines Browsers und wird ausgelassen.",
    other: "# Titel passen nicht mehr in den freien Speicher deines Browsers und werden ausgelassen.",
  }),
  lists: pluralText({
    one: "# Liste hat neben deinen keinen Platz und wird ausgelassen.",
    other: "# Listen haben neben deinen keinen Platz und werden ausgelassen.",
  }),
  listed: pluralText({ one: "# Titel wird ausgelassen, weil seine Liste voll ist.", other: "# Titel werden ausgelassen, weil ihre Listen voll sind." }),
  continued: pluralText({
    one: "# Titel kommt nicht zu „Weiterschauen“: Dort ist kein Platz mehr.",
    other: "# Titel kommen nicht zu „Weiterschauen“: Dort ist kein Platz mehr.",
  }),
};

type Named = { title: string; year: number | null };
const named = ({ title, year }: Named): string => (year === null ? title : `${title} (${year})`);

/** "1.5.2020" */
function dayText(time: number): string {
  const date = new Date(time);
  return `${date.getUTCDate()}.${date.getUTCMonth() + 1}.${date.getUTCFullYear()}`;
}

const kinds = { movie: "Film", tv: "Serie" } as const;

/** What an import adds, in this order. */
const contents = {
  saved: pluralText({ one: "# Titel für die Merkliste", other: "# Titel für die Merkliste" }),
  seen: pluralText({ one: "# Titel, den du gesehen hast", other: "# Titel, die du gesehen hast" }),
  episodes: pluralText({ one: "# Folge, die du gesehen hast", other: "# Folgen, die du gesehen hast" }),
  paused: pluralText({ one: "# Video zum Weiterschauen, wo du aufgehört hast", other: "# Videos zum Weiterschauen, wo du aufgehört hast" }),
  started: pluralText({ one: "# Titel, den du angefangen hast, für „Weiterschauen“", other: "# Titel, die du angefangen hast, für „Weiterschauen“" }),
  rated: pluralText({ one: "# Bewertung von dir", other: "# Bewertungen von dir" }),
  notes: pluralText({ one: "# Notiz", other: "# Notizen" }),
  lists: pluralText({ one: "# eigene Liste", other: "# eigene Listen" }),
  logged: pluralText({
    one: "Bei # Titel gilt der Tag des Eintrags: In den Dateien steht nicht, wann du ihn gesehen hast",
    other: "Bei # Titeln gilt der Tag des Eintrags: In den Dateien steht nicht, wann du sie gesehen hast",
  }),
  undated: pluralText({
    one: "Bei # Titel fehlt das Datum oder ist nicht eindeutig: Er bekommt keines",
    other: "Bei # Titeln fehlt das Datum oder ist nicht eindeutig: Sie bekommen keines",
  }),
};
export const importSteps = {
  remembersNothing: "Dieses Gerät soll sich nichts merken. Ein Import wäre weg, sobald du die Seite schließt.",
  notStored:
    "Dein Browser hat keinen Platz für den Import oder speichert für diese Website nichts. Lass diesen Tab offen, bis du ihn hinzugefügt hast: Später lässt er sich nicht fortsetzen.",
  chooseFiles: "Dateien wählen",
  dropFiles: "oder hierher ziehen",
  fileTypes: "ZIP, CSV oder JSON, je bis 20\u00a0MB",
  reading: "Dateien werden gelesen",
  nothingFound: "In diesen Dateien sind keine Filme oder Serien.",
  /** "Letterboxd und IMDb: 1.000 Titel" */
  foundIn: (names: readonly Service[], count: number): string => `${list(names.map((name) => serviceNames[name]))}: ${titles(count)}`,
  unfinished: "Ein Import ist noch nicht fertig",
  progress: (done: number, all: number): string => `${number(done)} von ${plural(all, { one: "# Titel", other: "# Titeln" })} nachgeschlagen`,
  /** Spoken: "50 % deiner Titel sind nachgeschlagen". */
  quartersDone: (quarters: number): string => `${quarters * 25}\u00a0% deiner Titel sind nachgeschlagen`,
  left: pluralText({
    one: "# Titel wird ausgelassen: Ein Import fasst 10.000.",
    other: "# Titel werden ausgelassen: Ein Import fasst 10.000.",
  }),
  sends:
    "Um sie zu finden, gehen ihre Namen, Jahre und Nummern bei IMDb und TMDB an diese Website, dazu die Angabe, ob es Filme oder Serien sind, je 50 auf einmal. Nichts davon wird aufgezeichnet, und nichts verrät, wem sie gehören.",
  findTitles: "Titel suchen",
  continueImport: "Fortsetzen",
  discard: "Import verwerfen",
  matching: "Titel werden nachgeschlagen",
  takes: (minutesLeft: number): string => `Das dauert bis zu ${minutes(minutesLeft)}.`,
  remaining: (minutesLeft: number): string => `Noch bis zu ${minutes(minutesLeft)}.`,
  whileMatching: "Du kannst dir so lange andere Seiten ansehen.",
  continueLater: "Wenn du diesen Tab schließt, kannst du später weitermachen.",
  stop: "Anhalten",
  stopped: "Der Import ist angehalten",
  skipRest: "Ohne den Rest weitermachen",
  review: "Bereit zum Hinzufügen",
  staysAsItIs: "Was du auf diesem Gerät schon gemerkt, gesehen oder bewertet hast, bleibt, wie es ist.",
  nothingToAdd: "Von diesem Import wurde hier nichts gefunden.",
  addAll: "Hinzufügen",
  adding: "Titel werden hinzugefügt",
  size: (chars: number, freeChars: number): string =>
    `Das braucht etwa ${megabytes(chars)} der ${megabytes(freeChars)}, die dein Browser für diese Website noch frei hat.`,
  withoutRoom,
  unclear: (count: number): string => `Unklar (${number(count)})`,
  unclearHint: "Mehrere Titel passen, oder keiner passt genau. Wähle den richtigen oder lass ihn weg.",
  leaveOut: "Weglassen",
  found: (count: number): string => `Gefunden (${number(count)})`,
  notLookedUp: (count: number): string => `Nicht nachgeschlagen (${number(count)})`,
  notFound: (count: number): string => `Nicht gefunden (${number(count)})`,
  showMore: (count: number): string => `${number(count)} weitere zeigen`,
  named,
  foundFacts: {
    saved: "für die Merkliste",
    undated: "gesehen, ohne Datum",
    seen: (time: number): string => `gesehen am ${dayText(time)}`,
    logged: (time: number): string => `gesehen, eingetragen am ${dayText(time)}`,
    episodes: pluralText({ one: "# Folge", other: "# Folgen" }),
    paused: "angehalten",
    started: "angefangen",
    rated: (rating: number): string => `${rating} von 10`,
  },
  /** In the list of what was found: "The Kid (1921): für die Merkliste, gesehen am 1.5.2020, 8 von 10". */
  foundRow: (title: Named, facts: readonly string[]): string => `${named(title)}: ${facts.join(", ")}`,
  started: (count: number): string => `Nur angefangen (${number(count)})`,
  startedHint: "In den Dateien steht nicht, welche Folgen du gesehen hast. Diese Titel stehen unter „Weiterschauen“, und keine ihrer Folgen ist markiert.",
  cutNotes: (count: number): string => `Gekürzte Notizen (${number(count)})`,
  cutNotesHint: "Eine Notiz fasst 5.000 Zeichen. Was darüber hinausgeht, wird weggelassen.",
  /** In a list to choose from: "The Kid (1921), Film". */
  candidate: (title: Named, kind: keyof typeof kinds): string => `${named(title)}, ${kinds[kind]}`,
  contents,
  added: "Auf diesem Gerät hinzugefügt",
  addedForNow: "Hinzugefügt, bis du diese Seite schließt",
  undo: "Ganzen Import rückgängig machen",
  undone: "Der Import ist rückgängig gemacht. Auf deinem Gerät ist wieder, was vorher da war.",
  toList: "Merkliste",
  again: "Etwas anderes importieren",
};
