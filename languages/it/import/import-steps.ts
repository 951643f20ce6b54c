import { type Service, serviceNames } from "#features/import/model/imported-title.ts";
import { counted, episodes as episodeCount, minutes, titles } from "../counts.ts";
import { decimal, list, number, plural } from "../text.ts";

// The steps of an import. Apart from `import.ts`, which the page needs before its script.
const megabytes = (chars: number): string => `${decimal(Math.max(0.1, chars / 1_000_000))}\u00a0MB`;

/** What has no room, each by its number. */
const withoutRoom = {
  titles: counted(
    "titolo non entra nello spazio che resta a questo sito nel tuo browser, e viene tralasciato.",
    "titoli non entrano nello spazio che resta a questo sito nel tuo browser, e vengono tralasciati.",
  ),
  lists: counted("lista non trova posto accanto alle tue, e viene tralasciata.", "liste non trovano posto accanto alle tue, e vengono tralasciate."),
  listed: counted("titolo viene tralasciato perché la sua lista è piena.", "titoli vengono tralasciati perché le loro liste sono piene."),
  continued: counted(
    "titolo resta fuori da «Continua a guardare», dove non c’è più posto.",
    "titoli restano fuori da «Continua a guardare», dove non c’è più posto.",
  ),
};

type Named = { title: string; year: number | null };
const named = ({ title, year }: Named): string => (year === null ? title : `${title} (${year})`);

/** "1/5/2020" */
function dayText(time: number): string {
  const date = new Date(time);
  return `${date.getUTCDate()}/${date.getUTCMonth() + 1}/${date.getUTCFullYear()}`;
}

const kinds = { movie: "film", tv: "serie" } as const;

/** What an import adds, in this order. */
const contents = {
  saved: counted("titolo per «La mia lista»", "titoli per «La mia lista»"),
  seen: counted("titolo che hai visto", "titoli che hai visto"),
  episodes: counted("episodio che hai visto", "episodi che hai visto"),
  paused: counted("video da riprendere dal punto raggiunto", "video da riprendere dal punto raggiunto"),
  started: counted("titolo iniziato, per «Continua a guardare»", "titoli iniziati, per «Continua a guardare»"),
  rated: counted("voto tuo", "voti tuoi"),
  notes: counted("nota", "note"),
  lists: counted("lista tua", "liste tue"),
  logged: (count: number): string =>
    plural(count, {
      one: "Per # titolo vale il giorno della registrazione: i file non dicono quando l’hai visto",
      many: "Per # di titoli vale il giorno della registrazione: i file non dicono quando li hai visti",
      other: "Per # titoli vale il giorno della registrazione: i file non dicono quando li hai visti",
    }),
  undated: (count: number): string =>
    plural(count, {
      one: "Per # titolo la data manca o è ambigua: resta senza data",
      many: "Per # di titoli la data manca o è ambigua: restano senza data",
      other: "Per # titoli la data manca o è ambigua: restano senza data",
    }),
};
export const importSteps = {
  remembersNothing: "Questo dispositivo è impostato per non ricordare niente: un’importazione andrebbe persa alla chiusura della pagina.",
  notStored:
    "Questo browser non ha spazio per salvare l’importazione, o non salva niente per questo sito. Lascia aperta questa scheda finché non l’hai aggiunta: più tardi non si può riprendere.",
  chooseFiles: "Scegli i file",
  dropFiles: "o trascinali qui",
  fileTypes: "ZIP, CSV o JSON, fino a 20\u00a0MB ciascuno",
  reading: "Lettura dei file",
  nothingFound: "In questi file non ci sono film né serie.",
  /** "Letterboxd e IMDb: 1.000 titoli" */
  foundIn: (names: readonly Service[], count: number): string => `${list(names.map((name) => serviceNames[name]))}: ${titles(count)}`,
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
  takes: (minutesLeft: number): string => `La ricerca dura al massimo ${minutes(minutesLeft)}.`,
  remaining: (minutesLeft: number): string => `Ancora ${minutes(minutesLeft)} al massimo.`,
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
  size: (chars: number, freeChars: number): string => `Occupa circa ${megabytes(chars)} dei ${megabytes(freeChars)} che restano a questo sito nel tuo browser.`,
  withoutRoom,
  unclear: (count: number): string => `Incerti (${number(count)})`,
  unclearHint: "Più di un titolo corrisponde, o nessuno con precisione. Scegli quello giusto, oppure escludilo.",
  leaveOut: "Escludi",
  found: (count: number): string => `Trovati (${number(count)})`,
  notLookedUp: (count: number): string => `Non cercati (${number(count)})`,
  notFound: (count: number): string => `Non trovati (${number(count)})`,
  showMore: (count: number): string => plural(count, { one: "Mostrane un altro", many: "Mostrane altri #", other: "Mostrane altri #" }),
  named,
  foundFacts: {
    saved: "per «La mia lista»",
    /** With a colon: "del 1/5", but "dell’8/5". */
    undated: "visione senza data",
    seen: (time: number): string => `visione: ${dayText(time)}`,
    logged: (time: number): string => `visione registrata: ${dayText(time)}`,
    episodes: episodeCount,
    paused: "in pausa",
    started: "da finire",
    rated: (rating: number): string => `${rating} su 10`,
  },
  /** In the list of what was found: "The Kid (1921): per «La mia lista», visione: 1/5/2020, 8 su 10". */
  foundRow: (title: Named, facts: readonly string[]): string => `${named(title)}: ${facts.join(", ")}`,
  started: (count: number): string => `Solo iniziati (${number(count)})`,
  startedHint: "I file non dicono quali episodi hai visto. Questi titoli sono in «Continua a guardare», e nessuno dei loro episodi è segnato.",
  cutNotes: (count: number): string => `Note accorciate (${number(count)})`,
  cutNotesHint: "Una nota contiene al massimo 5.000 caratteri. Il resto di queste viene tralasciato.",
  /** In a list to choose from: "The Kid (1921), film". */
  candidate: (title: Named, kind: keyof typeof kinds): string => `${named(title)}, ${kinds[kind]}`,
  contents,
  added: "Aggiunto a questo dispositivo",
  addedForNow: "Aggiunto finché non chiudi questa pagina",
  undo: "Annulla tutta l’importazione",
  undone: "L’importazione è annullata. Sul tuo dispositivo c’è quello che c’era prima.",
  toList: "La mia lista",
  again: "Importa altro",
};
