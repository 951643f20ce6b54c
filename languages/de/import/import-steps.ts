import { keyParts } from "#domain/title-key.ts";
import type { FoundEntry } from "#features/import/model/import-changes.ts";
import type { ImportCounts, ImportFit } from "#features/import/model/import-fit.ts";
import { isStarted, positionsIn } from "#features/import/model/import-progress.ts";
import { type Service, undated } from "#features/import/model/imported-title.ts";
import type { SavedTitle } from "#features/saved/model/saved-title.ts";
import type { Forms } from "../../text.ts";
import { decimal, list, number, plural } from "../text.ts";
import { importPage } from "./import.ts";

const { services } = importPage;

// The steps of an import. Apart from `import.ts`, which the page needs before its script.

const titles = (count: number): string => plural(count, { one: "# Titel", other: "# Titel" });
/** The server looks up about three titles a second for each visitor (server/http/client-share.ts). */
const titlesInMinute = 180;
const minutes = (titlesLeft: number): string => plural(Math.ceil(titlesLeft / titlesInMinute), { one: "# Minute", other: "# Minuten" });
const megabytes = (chars: number): string => `${decimal(Math.max(0.1, chars / 1_000_000))}\u00a0MB`;

/** A line for each number that is not 0. */
const lines = (counts: readonly [count: number, forms: Forms][]): string[] =>
  counts.filter(([count]) => count > 0).map(([count, forms]) => plural(count, forms));

/** What has no room, each by its number. */
const withoutRoom = ({ titles: most, lists, listed, continued }: ImportFit["left"]): string[] =>
  lines([
    [
      most,
      {
        one: "# Titel passt nicht mehr in den freien Speicher deines Browsers und wird ausgelassen.",
        other: "# Titel passen nicht mehr in den freien Speicher deines Browsers und werden ausgelassen.",
      },
    ],
    [lists, { one: "# Liste hat neben deinen keinen Platz und wird ausgelassen.", other: "# Listen haben neben deinen keinen Platz und werden ausgelassen." }],
    [listed, { one: "# Titel wird ausgelassen, weil seine Liste voll ist.", other: "# Titel werden ausgelassen, weil ihre Listen voll sind." }],
    [
      continued,
      {
        one: "# Titel kommt nicht zu „Weiterschauen“: Dort ist kein Platz mehr.",
        other: "# Titel kommen nicht zu „Weiterschauen“: Dort ist kein Platz mehr.",
      },
    ],
  ]);

const named = ({ title, year }: { title: string; year: number | null }): string => (year === null ? title : `${title} (${year})`);

/** "1.5.2020" */
function dayText(time: number): string {
  const date = new Date(time);
  return `${date.getUTCDate()}.${date.getUTCMonth() + 1}.${date.getUTCFullYear()}`;
}

function seenText({ seenAt, isLogged }: Pick<FoundEntry["row"], "seenAt" | "isLogged">): string | false {
  if (seenAt === null) return false;
  if (seenAt === undated) return "gesehen, ohne Datum";
  return isLogged ? `gesehen, eingetragen am ${dayText(seenAt)}` : `gesehen am ${dayText(seenAt)}`;
}

/** In the list of what was found: "The Kid (1921): für die Merkliste, gesehen am 1.5.2020, 8 von 10". */
function foundRow(entry: FoundEntry): string {
  const { row, title } = entry;
  const parts = [
    row.savedAt !== null && "für die Merkliste",
    seenText(row),
    row.episodes.length > 0 && plural(row.episodes.length, { one: "# Folge", other: "# Folgen" }),
    positionsIn(entry).length > 0 && "angehalten",
    isStarted(entry) && "angefangen",
    row.rating !== null && `${row.rating} von 10`,
    ...row.lists.map(({ name }) => name),
  ].filter((part) => part !== false);
  return parts.length === 0 ? named(title) : `${named(title)}: ${parts.join(", ")}`;
}

const started = (count: number): string => `Nur angefangen (${number(count)})`;
const kinds = { movie: "Film", tv: "Serie" } as const;

/** What an import adds. Zeros are left out. */
const contents = ({ saved, seen, episodes, paused, started: opened, rated, notes, lists: own, logged, undated: without }: ImportCounts): string[] =>
  lines([
    [saved, { one: "# Titel für die Merkliste", other: "# Titel für die Merkliste" }],
    [seen, { one: "# Titel, den du gesehen hast", other: "# Titel, die du gesehen hast" }],
    [episodes, { one: "# Folge, die du gesehen hast", other: "# Folgen, die du gesehen hast" }],
    [paused, { one: "# Video zum Weiterschauen, wo du aufgehört hast", other: "# Videos zum Weiterschauen, wo du aufgehört hast" }],
    [opened, { one: "# Titel, den du angefangen hast, für „Weiterschauen“", other: "# Titel, die du angefangen hast, für „Weiterschauen“" }],
    [rated, { one: "# Bewertung von dir", other: "# Bewertungen von dir" }],
    [notes, { one: "# Notiz", other: "# Notizen" }],
    [own, { one: "# eigene Liste", other: "# eigene Listen" }],
    [
      logged,
      {
        one: "Bei # Titel gilt der Tag des Eintrags: In den Dateien steht nicht, wann du ihn gesehen hast",
        other: "Bei # Titeln gilt der Tag des Eintrags: In den Dateien steht nicht, wann du sie gesehen hast",
      },
    ],
    [
      without,
      {
        one: "Bei # Titel fehlt das Datum oder ist nicht eindeutig: Er bekommt keines",
        other: "Bei # Titeln fehlt das Datum oder ist nicht eindeutig: Sie bekommen keines",
      },
    ],
  ]);
export const importSteps = {
  // The steps of an import. Apart from `import.ts`, which the page needs before its script.
  remembersNothing: "Dieses Gerät soll sich nichts merken. Ein Import wäre weg, sobald du die Seite schließt.",
  notStored:
    "Dein Browser hat keinen Platz für den Import oder speichert für diese Website nichts. Lass diesen Tab offen, bis du ihn hinzugefügt hast: Später lässt er sich nicht fortsetzen.",
  chooseFiles: "Dateien wählen",
  dropFiles: "oder hierher ziehen",
  fileTypes: "ZIP, CSV oder JSON, je bis 20\u00a0MB",
  reading: "Dateien werden gelesen",
  nothingFound: "In diesen Dateien sind keine Filme oder Serien.",
  /** "Letterboxd und IMDb: 1.000 Titel" */
  foundIn: (names: readonly Service[], count: number): string => `${list(names.map((name) => services[name]))}: ${titles(count)}`,
  unfinished: "Ein Import ist noch nicht fertig",
  progress: (done: number, all: number): string => `${number(done)} von ${plural(all, { one: "# Titel", other: "# Titeln" })} nachgeschlagen`,
  /** Spoken: "50 % deiner Titel sind nachgeschlagen". */
  quartersDone: (quarters: number): string => `${quarters * 25}\u00a0% deiner Titel sind nachgeschlagen`,
  left: (count: number): string =>
    plural(count, {
      one: "# Titel wird ausgelassen: Ein Import fasst 10.000.",
      other: "# Titel werden ausgelassen: Ein Import fasst 10.000.",
    }),
  sends:
    "Um sie zu finden, gehen ihre Namen, Jahre und Nummern bei IMDb und TMDB an diese Website, dazu die Angabe, ob es Filme oder Serien sind, je 50 auf einmal. Nichts davon wird aufgezeichnet, und nichts verrät, wem sie gehören.",
  findTitles: "Titel suchen",
  continueImport: "Fortsetzen",
  discard: "Import verwerfen",
  matching: "Titel werden nachgeschlagen",
  takes: (titlesLeft: number): string => `Das dauert bis zu ${minutes(titlesLeft)}.`,
  remaining: (titlesLeft: number): string => `Noch bis zu ${minutes(titlesLeft)}.`,
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
  /** Before anything is stored. Nothing to say on a device that remembers nothing. */
  size: ({ chars, freeChars }: Pick<ImportFit, "chars" | "freeChars">): string =>
    Number.isFinite(freeChars) ? `Das braucht etwa ${megabytes(chars)} der ${megabytes(freeChars)}, die dein Browser für diese Website noch frei hat.` : "",
  withoutRoom,
  unclear: (count: number): string => `Unklar (${number(count)})`,
  unclearHint: "Mehrere Titel passen, oder keiner passt genau. Wähle den richtigen oder lass ihn weg.",
  leaveOut: "Weglassen",
  found: (count: number): string => `Gefunden (${number(count)})`,
  notLookedUp: (count: number): string => `Nicht nachgeschlagen (${number(count)})`,
  notFound: (count: number): string => `Nicht gefunden (${number(count)})`,
  showMore: (count: number): string => `${number(count)} weitere zeigen`,
  named,
  foundRow,
  started,
  startedHint: "In den Dateien steht nicht, welche Folgen du gesehen hast. Diese Titel stehen unter „Weiterschauen“, und keine ihrer Folgen ist markiert.",
  cutNotes: (count: number): string => `Gekürzte Notizen (${number(count)})`,
  cutNotesHint: "Eine Notiz fasst 5.000 Zeichen. Was darüber hinausgeht, wird weggelassen.",
  /** In a list to choose from: "The Kid (1921), Film". */
  candidate: (title: SavedTitle): string => `${named(title)}, ${kinds[keyParts(title.key).kind]}`,
  contents,
  added: "Auf diesem Gerät hinzugefügt",
  addedForNow: "Hinzugefügt, bis du diese Seite schließt",
  undo: "Ganzen Import rückgängig machen",
  undone: "Der Import ist rückgängig gemacht. Auf deinem Gerät ist wieder, was vorher da war.",
  toList: "Merkliste",
  again: "Etwas anderes importieren",
};
