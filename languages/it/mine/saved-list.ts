import type { SavedSort, SavedTab } from "#features/saved/model/saved-view.ts";
import type { ListTotals } from "#features/saved/model/shown-titles.ts";
import { counted, films, series as seriesCount } from "../counts.ts";
import { number, plural } from "../text.ts";

/** "Continua" is "Continua a guardare", for which a tab has no room. */
const tabs: Record<SavedTab, string> = { saved: "Salvati", continue: "Continua", seen: "Visti", rated: "Votati", lists: "Liste" };
/** What put a title into the tab, in the order of the last. */
const lastOf: Record<SavedTab, string> = {
  saved: "Ultimi salvati",
  continue: "Ultimi guardati",
  seen: "Ultimi visti",
  rated: "Ultimi votati",
  lists: "Ultimi aggiunti",
};
const atAnyTimeOf: Record<SavedTab, string> = {
  saved: "Salvati in qualsiasi momento",
  continue: "Guardati in qualsiasi momento",
  seen: "Visti in qualsiasi momento",
  rated: "Votati in qualsiasi momento",
  lists: "Aggiunti in qualsiasi momento",
};
const sorts: Record<Exclude<SavedSort, "added">, string> = {
  title: "Titolo",
  newest: "Più recenti",
  oldest: "Meno recenti",
  rating: "Voto più alto",
  own: "Il tuo voto",
  hand: "Il tuo ordine",
};
const filmsAndSeries = ({ movies, series }: Pick<ListTotals, "movies" | "series">): string =>
  [...(movies > 0 ? [films(movies)] : []), ...(series > 0 ? [seriesCount(series)] : [])].join(" e ") || "Nessun titolo";

/** "2 h 33 min" */
function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  return [...(hours > 0 ? [`${number(hours)}\u00a0h`] : []), ...(rest > 0 || hours === 0 ? [`${rest}\u00a0min`] : [])].join(" ");
}

/** "12 film e 3 serie. I film durano in tutto 21 h 30 min." Of films whose running time is not known the sum is a part. */
function totals(list: ListTotals): string {
  const verb = list.movies === 1 ? "Il film dura" : "I film durano in tutto";
  const sum = list.minutes === 0 ? "" : ` ${verb} ${list.unknown > 0 ? "almeno " : ""}${duration(list.minutes)}.`;
  return `${filmsAndSeries(list)}.${sum}`;
}
export const savedList = {
  heading: "La mia lista",
  needsScript: "La tua lista è salvata in questo browser e per mostrarla serve JavaScript. Attiva JavaScript nel tuo browser e ricarica questa pagina.",
  loading: "Apertura della tua lista",
  failed: "Impossibile aprire la tua lista. È ancora salvata su questo dispositivo.",
  /** Below the heading. */
  where: "Salvata solo in questo browser.",
  tabsLabel: "Parti della mia lista",
  tabName: (tab: SavedTab): string => tabs[tab],
  /** "Salvati (12)". `count`: 0 if it is not counted. */
  tabText: (tab: SavedTab, count: number): string => (count === 0 ? tabs[tab] : `${tabs[tab]} (${number(count)})`),
  openFilters: (active: number): string => (active === 0 ? "Filtri" : `Filtri (${active})`),
  filters: "Filtri",
  type: "Tipo",
  types: { all: "Film e serie", movie: "Film", tv: "Serie" },
  genre: "Genere",
  anyGenre: "Tutti i generi",
  decade: "Decennio",
  anyDecade: "Tutti i decenni",
  decadeText: (year: number): string => `Anni ${year}`,
  rating: "Voto",
  anyRating: "Tutti i voti",
  atLeast: (value: number): string => `Voto da ${value} in su`,
  added: "Periodo",
  /** "Visti in qualsiasi momento" */
  atAnyTime: (tab: SavedTab): string => atAnyTimeOf[tab],
  periods: { week: "Negli ultimi 7 giorni", month: "Negli ultimi 30 giorni", year: "Nell’ultimo anno" },
  here: "Visibile qui",
  hereLoading: "Verifica di ciò che è visibile qui",
  hereFailed: "Impossibile caricare ciò che è visibile qui.",
  clearFilters: "Rimuovi i filtri",
  sortBy: "Ordina per",
  /** "Ultimi visti" */
  sortName: (sort: SavedSort, tab: SavedTab): string => (sort === "added" ? lastOf[tab] : sorts[sort]),
  layouts: "Vista",
  layoutNames: { cards: "Locandine", rows: "Righe compatte" },
  totals,
  moreTitles: (count: number): string => plural(count, { one: "# altro titolo", many: "Altri # di titoli", other: "Altri # titoli" }),
  ownRating: (value: number): string => `Il tuo voto: ${value}`,
  episodesSeen: counted("episodio visto", "episodi visti"),
  /** Buttons of a title. The name precedes for screen readers, of which each button of a list has another. */
  inLists: "Liste",
  remove: "Rimuovi",
  ofTitle: (title: string): string => `: ${title}`,
  moveUp: "Sposta su",
  moveDown: "Sposta giù",
  /** Announced. */
  movedTo: (title: string, place: number, count: number): string => `${title}: posto ${number(place)} di ${number(count)}`,
  /** Toasts, with an undo. The title's name follows. */
  removed: {
    saved: "Titolo rimosso da «La mia lista»",
    seen: "Non più segnato come visto",
    rated: "Il tuo voto è stato rimosso",
  } satisfies Record<Exclude<SavedTab, "continue" | "lists">, string>,
  empty: {
    saved: {
      message: "Ancora nessun titolo salvato",
      hint: "Premi «Salva» su un film o una serie, e lo ritrovi qui. Non serve un account: la tua lista resta in questo browser.",
    },
    continue: { message: "Niente da continuare", hint: "Qui trovi i film e le serie che lasci prima della fine, così puoi riprenderli." },
    seen: { message: "Niente segnato come visto", hint: "Qui trovi ciò che guardi fino alla fine o segni come «Visto»." },
    rated: {
      message: "Ancora nessun voto",
      hint: "Dai un voto da 1 a 10 a un film o a una serie nella sua pagina e, se vuoi, aggiungi una nota.",
    },
  } satisfies Record<Exclude<SavedTab, "lists">, { message: string; hint: string }>,
  nothingMatches: { message: "Nessun titolo corrisponde a questi filtri", hint: "Togli un filtro per vedere di più della tua lista." },
  emptyLinks: { discover: "Scopri i film", trending: "I titoli del momento", import: "Importa una lista" },
};
