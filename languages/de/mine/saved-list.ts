import type { SavedSort, SavedTab } from "#features/saved/model/saved-view.ts";
import type { ListTotals } from "#features/saved/model/shown-titles.ts";
import { number, plural } from "../text.ts";

const tabs: Record<SavedTab, string> = { saved: "Gemerkt", continue: "Weiterschauen", seen: "Gesehen", rated: "Bewertet", lists: "Listen" };
/** What put a title into the tab. */
const verbs: Record<SavedTab, string> = { saved: "gemerkt", continue: "geschaut", seen: "gesehen", rated: "bewertet", lists: "hinzugefügt" };
const atStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const sorts: Record<Exclude<SavedSort, "added">, string> = {
  title: "Titel",
  newest: "Neueste",
  oldest: "Älteste",
  rating: "Bestbewertete",
  own: "Deine Bewertung",
  hand: "Deine Reihenfolge",
};
const filmsAndSeries = ({ movies, series }: Pick<ListTotals, "movies" | "series">): string =>
  [
    ...(movies > 0 ? [plural(movies, { one: "# Film", other: "# Filme" })] : []),
    ...(series > 0 ? [plural(series, { one: "# Serie", other: "# Serien" })] : []),
  ].join(" und ") || "Keine Titel";

/** "2 Std. 33 Min." */
function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  return [...(hours > 0 ? [`${number(hours)}\u00a0Std.`] : []), ...(rest > 0 || hours === 0 ? [`${rest}\u00a0Min.`] : [])].join(" ");
}

/** "12 Filme und 3 Serien. Die Filme dauern zusammen 21 Std. 30 Min." The abbreviation ends the sentence. */
function totals(list: ListTotals): string {
  const verb = list.movies === 1 ? "Der Film dauert" : "Die Filme dauern zusammen";
  const sum = list.minutes === 0 ? "" : ` ${verb} ${list.unknown > 0 ? "mindestens " : ""}${duration(list.minutes)}`;
  return `${filmsAndSeries(list)}.${sum}`;
}
export const savedList = {
  heading: "Merkliste",
  needsScript:
    "Deine Liste ist in diesem Browser gespeichert und braucht JavaScript, um zu erscheinen. Schalte JavaScript in deinem Browser ein und lade diese Seite neu.",
  loading: "Deine Liste wird geöffnet",
  failed: "Deine Liste konnte nicht geöffnet werden. Sie ist weiterhin auf diesem Gerät gespeichert.",
  /** Below the heading. */
  where: "Nur in diesem Browser gespeichert.",
  tabsLabel: "Teile der Merkliste",
  tabName: (tab: SavedTab): string => tabs[tab],
  /** "Gemerkt (12)". `count`: 0 if it is not counted. */
  tabText: (tab: SavedTab, count: number): string => (count === 0 ? tabs[tab] : `${tabs[tab]} (${number(count)})`),
  openFilters: (active: number): string => (active === 0 ? "Filter" : `Filter (${active})`),
  filters: "Filter",
  type: "Art",
  types: { all: "Filme und Serien", movie: "Filme", tv: "Serien" },
  genre: "Genre",
  anyGenre: "Alle Genres",
  decade: "Jahrzehnt",
  anyDecade: "Alle Jahrzehnte",
  decadeText: (year: number): string => `${year}er`,
  rating: "Bewertung",
  anyRating: "Alle Bewertungen",
  atLeast: (value: number): string => `Bewertung ab ${value}`,
  added: "Zeit",
  /** "Gesehen: egal wann" */
  atAnyTime: (tab: SavedTab): string => `${atStart(verbs[tab])}: egal wann`,
  periods: { week: "In den letzten 7 Tagen", month: "In den letzten 30 Tagen", year: "Im letzten Jahr" },
  here: "Hier zu sehen",
  hereLoading: "Was hier zu sehen ist, wird geprüft",
  hereFailed: "Was hier zu sehen ist, konnte nicht geladen werden.",
  clearFilters: "Filter entfernen",
  sortBy: "Sortieren nach",
  /** "Zuletzt gesehen" */
  sortName: (sort: SavedSort, tab: SavedTab): string => (sort === "added" ? `Zuletzt ${verbs[tab]}` : sorts[sort]),
  layouts: "Ansicht",
  layoutNames: { cards: "Karten", rows: "Zeilen" },
  totals,
  moreTitles: (count: number): string => plural(count, { one: "# weiterer Titel", other: "# weitere Titel" }),
  ownRating: (value: number): string => `Deine Bewertung: ${value}`,
  episodesSeen: (count: number): string => plural(count, { one: "# Folge gesehen", other: "# Folgen gesehen" }),
  /** Buttons of a title. The name precedes for screen readers, of which each button of a list has another. */
  inLists: "Listen",
  remove: "Entfernen",
  ofTitle: (title: string): string => `: ${title}`,
  moveUp: "Nach oben",
  moveDown: "Nach unten",
  /** Announced. */
  movedTo: (title: string, place: number, count: number): string => `${title}: Platz ${number(place)} von ${number(count)}`,
  /** Toasts, with an undo. The title's name follows. */
  removed: {
    saved: "Von der Merkliste entfernt",
    seen: "Nicht mehr als gesehen markiert",
    rated: "Deine Bewertung wurde entfernt",
  } satisfies Record<Exclude<SavedTab, "continue" | "lists">, string>,
  empty: {
    saved: {
      message: "Noch nichts gemerkt",
      hint: "Drücke bei einem Film oder einer Serie auf „Merken“, dann wartet der Titel hier. Du brauchst kein Konto: Deine Liste bleibt in diesem Browser.",
    },
    continue: { message: "Nichts zum Weiterschauen", hint: "Filme und Serien, die du vor dem Ende verlässt, stehen hier, damit du weiterschauen kannst." },
    seen: { message: "Noch nichts als gesehen markiert", hint: "Hier steht, was du zu Ende schaust oder als „Gesehen“ markierst." },
    rated: {
      message: "Noch keine eigenen Bewertungen",
      hint: "Bewerte einen Film oder eine Serie auf der jeweiligen Seite mit 1 bis 10 und schreib eine Notiz dazu, wenn du magst.",
    },
  } satisfies Record<Exclude<SavedTab, "lists">, { message: string; hint: string }>,
  nothingMatches: { message: "Kein Titel passt zu diesen Filtern", hint: "Nimm einen Filter weg, um mehr von deiner Liste zu sehen." },
  emptyLinks: { discover: "Filme entdecken", trending: "Was gerade angesagt ist", import: "Liste importieren" },
};
