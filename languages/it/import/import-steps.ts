import { keyParts } from "#domain/title-key.ts";
import type { FoundEntry } from "#features/import/model/import-changes.ts";
import type { ImportCounts, ImportFit } from "#features/import/model/import-fit.ts";
import { isStarted, positionsIn } from "#features/import/model/import-progress.ts";
import { type Service, undated } from "#features/import/model/imported-title.ts";
import type { SavedTitle } from "#features/saved/model/saved-title.ts";
import { counted, episodes as episodeCount, minutes as minuteCount, titles } from "../counts.ts";
import { decimal, list, number, plural } from "../text.ts";
import { importPage } from "./import.ts";

const { services } = importPage;

// The steps of an import. Apart from `import.ts`, which the page needs before its script.
/** The server looks up about three titles a second for each visitor (server/http/client-share.ts). */
const titlesInMinute = 180;
const minutes = (titlesLeft: number): string => minuteCount(Math.ceil(titlesLeft / titlesInMinute));
const megabytes = (chars: number): string => `${decimal(Math.max(0.1, chars / 1_000_000))}\u00a0MB`;

/** A line for each number that is not 0. */
const lines = (counts: readonly [count: number, textOf: (count: number) => string][]): string[] =>
  counts.filter(([count]) => count > 0).map(([count, textOf]) => textOf(count));

/** What has no room, each by its number. */
const withoutRoom = ({ titles: most, lists, listed, continued }: ImportFit["left"]): string[] =>
  lines([
    [
      most,
      counted(
        "titolo non entra nello spazio che resta a questo sito nel tuo browser, e viene tralasciato.",
        "titoli non entrano nello spazio che resta a questo sito nel tuo browser, e vengono tralasciati.",
      ),
    ],
    [lists, counted("lista non trova posto accanto alle tue, e viene tralasciata.", "liste non trovano posto accanto alle tue, e vengono tralasciate.")],
    [listed, counted("titolo viene tralasciato perché la sua lista è piena.", "titoli vengono tralasciati perché le loro liste sono piene.")],
    [
      continued,
      counted("titolo resta fuori da «Continua a guardare», dove non c’è più posto.", "titoli restano fuori da «Continua a guardare», dove non c’è più posto."),
    ],
  ]);

const named = ({ title, year }: { title: string; year: number | null }): string => (year === null ? title : `${title} (${year})`);

/** "1/5/2020" */
function dayText(time: number): string {
  const date = new Date(time);
  return `${date.getUTCDate()}/${date.getUTCMonth() + 1}/${date.getUTCFullYear()}`;
}

/** With a colon: "del 1/5", but "dell’8/5". */
function seenText({ seenAt, isLogged }: Pick<FoundEntry["row"], "seenAt" | "isLogged">): string | false {
  if (seenAt === null) return false;
  if (seenAt === undated) return "visione senza data";
  return isLogged ? `visione registrata: ${dayText(seenAt)}` : `visione: ${dayText(seenAt)}`;
}

/** In the list of what was found: "The Kid (1921): per «La mia lista», visione: 1/5/2020, 8 su 10". */
function foundRow(entry: FoundEntry): string {
  const { row, title } = entry;
  const parts = [
    row.savedAt !== null && "per «La mia lista»",
    seenText(row),
    row.episodes.length > 0 && episodeCount(row.episodes.length),
    positionsIn(entry).length > 0 && "in pausa",
    isStarted(entry) && "da finire",
    row.rating !== null && `${row.rating} su 10`,
    ...row.lists.map(({ name }) => name),
  ].filter((part) => part !== false);
  return parts.length === 0 ? named(title) : `${named(title)}: ${parts.join(", ")}`;
}

const started = (count: number): string => `Solo iniziati (${number(count)})`;
const kinds = { movie: "film", tv: "serie" } as const;

/** What an import adds. Zeros are left out. */
const contents = ({ saved, seen, episodes, paused, started: opened, rated, notes, lists: own, logged, undated: without }: ImportCounts): string[] =>
  lines([
    [saved, counted("titolo per «La mia lista»", "titoli per «La mia lista»")],
    [seen, counted("titolo che hai visto", "titoli che hai visto")],
    [episodes, counted("episodio che hai visto", "episodi che hai visto")],
    [paused, counted("video da riprendere dal punto raggiunto", "video da riprendere dal punto raggiunto")],
    [opened, counted("titolo iniziato, per «Continua a guardare»", "titoli iniziati, per «Continua a guardare»")],
    [rated, counted("voto tuo", "voti tuoi")],
    [notes, counted("nota", "note")],
    [own, counted("lista tua", "liste tue")],
    [
      logged,
      (count) =>
        plural(count, {
          one: "Per # titolo vale il giorno della registrazione: i file non dicono quando l’hai visto",
          many: "Per # di titoli vale il giorno della registrazione: i file non dicono quando li hai visti",
          other: "Per # titoli vale il giorno della registrazione: i file non dicono quando li hai visti",
        }),
    ],
    [
      without,
      (count) =>
        plural(count, {
          one: "Per # titolo la data manca o è ambigua: resta senza data",
          many: "Per # di titoli la data manca o è ambigua: restano senza data",
          other: "Per # titoli la data manca o è ambigua: restano senza data",
        }),
    ],
  ]);
export const importSteps = {
  // The steps of an import. Apart from `import.ts`, which the page needs before its script.
  remembersNothing: "Questo dispositivo è impostato per non ricordare niente: un’importazione andrebbe persa alla chiusura della pagina.",
  notStored:
    "Questo browser non ha spazio per salvare l’importazione, o non salva niente per questo sito. Lascia aperta questa scheda finché non l’hai aggiunta: più tardi non si può riprendere.",
  chooseFiles: "Scegli i file",
  dropFiles: "o trascinali qui",
  fileTypes: "ZIP, CSV o JSON, fino a 20\u00a0MB ciascuno",
  reading: "Lettura dei file",
  nothingFound: "In questi file non ci sono film né serie.",
  /** "Letterboxd e IMDb: 1.000 titoli" */
  foundIn: (names: readonly Service[], count: number): string => `${list(names.map((name) => services[name]))}: ${titles(count)}`,
  unfinished: "C’è un’importazione da finire",
  progress: (done: number, all: number): string => `Ricerca: ${number(done)} di ${titles(all)}`,
  /** Spoken: "Cercato il 50% dei tuoi titoli". */
  quartersDone: (quarters: number): string => `Cercato il ${quarters * 25}% dei tuoi titoli`,
  left: counted(
    "titolo viene tralasciato: un’importazione ne contiene al massimo 10.000.",
    "titoli vengono tralasciati: un’importazione ne contiene al massimo 10.000.",
  ),
  sends:
    "Per trovarli, i loro nomi, gli anni, i codici su IMDb e TMDB e l’indicazione se si tratta di un film o di una serie vengono inviati a questo sito, 50 per volta. Non vengono registrati, e niente dice di chi sono.",
  findTitles: "Cerca questi titoli",
  continueImport: "Continua",
  discard: "Scarta l’importazione",
  matching: "Ricerca dei tuoi titoli",
  takes: (titlesLeft: number): string => `La ricerca dura al massimo ${minutes(titlesLeft)}.`,
  remaining: (titlesLeft: number): string => `Ancora ${minutes(titlesLeft)} al massimo.`,
  whileMatching: "Nel frattempo puoi visitare altre pagine.",
  continueLater: "Se chiudi questa scheda, puoi continuare più tardi.",
  stop: "Ferma",
  stopped: "L’importazione è ferma",
  skipRest: "Prosegui senza il resto",
  review: "Pronto per essere aggiunto",
  staysAsItIs: "Quello che su questo dispositivo hai già salvato, guardato o votato resta com’è.",
  nothingToAdd: "Di questa importazione qui non è stato trovato niente.",
  addAll: "Aggiungi tutto",
  adding: "Aggiunta dei tuoi titoli",
  /** Before anything is stored. Nothing to say on a device that remembers nothing. */
  size: ({ chars, freeChars }: Pick<ImportFit, "chars" | "freeChars">): string =>
    Number.isFinite(freeChars) ? `Occupa circa ${megabytes(chars)} dei ${megabytes(freeChars)} che restano a questo sito nel tuo browser.` : "",
  withoutRoom,
  unclear: (count: number): string => `Incerti (${number(count)})`,
  unclearHint: "Più di un titolo corrisponde, o nessuno con precisione. Scegli quello giusto, oppure escludilo.",
  leaveOut: "Escludi",
  found: (count: number): string => `Trovati (${number(count)})`,
  notLookedUp: (count: number): string => `Non cercati (${number(count)})`,
  notFound: (count: number): string => `Non trovati (${number(count)})`,
  showMore: (count: number): string => plural(count, { one: "Mostrane un altro", many: "Mostrane altri #", other: "Mostrane altri #" }),
  named,
  foundRow,
  started,
  startedHint: "I file non dicono quali episodi hai visto. Questi titoli sono in «Continua a guardare», e nessuno dei loro episodi è segnato.",
  cutNotes: (count: number): string => `Note accorciate (${number(count)})`,
  cutNotesHint: "Una nota contiene al massimo 5.000 caratteri. Il resto di queste viene tralasciato.",
  /** In a list to choose from: "The Kid (1921), film". */
  candidate: (title: SavedTitle): string => `${named(title)}, ${kinds[keyParts(title.key).kind]}`,
  contents,
  added: "Aggiunto a questo dispositivo",
  addedForNow: "Aggiunto finché non chiudi questa pagina",
  undo: "Annulla tutta l’importazione",
  undone: "L’importazione è annullata. Sul tuo dispositivo c’è quello che c’era prima.",
  toList: "La mia lista",
  again: "Importa altro",
};
