import type { SavedSort, SavedTab } from "#features/saved/model/saved-view.ts";
import type { ListTotals } from "#features/saved/model/shown-titles.ts";
import { films, series } from "../counts.ts";
import { number, plural } from "../text.ts";

const tabs: Record<SavedTab, string> = { saved: "Zapisane", continue: "Oglądaj dalej", seen: "Obejrzane", rated: "Ocenione", lists: "Listy" };
/** What put a title into the tab. */
const verbs: Record<SavedTab, string> = { saved: "zapisane", continue: "oglądane", seen: "obejrzane", rated: "ocenione", lists: "dodane" };
const atStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const sorts: Record<Exclude<SavedSort, "added">, string> = {
  title: "Tytuł",
  newest: "Najnowsze",
  oldest: "Najstarsze",
  rating: "Najlepiej oceniane",
  own: "Twoja ocena",
  hand: "Twoja kolejność",
};
const filmsAndSeries = ({ movies, series: shows }: Pick<ListTotals, "movies" | "series">): string =>
  [...(movies > 0 ? [films(movies)] : []), ...(shows > 0 ? [series(shows)] : [])].join(" i ") || "Brak tytułów";

/** "2 godz. 33 min" */
function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  return [...(hours > 0 ? [`${number(hours)}\u00a0godz.`] : []), ...(rest > 0 || hours === 0 ? [`${rest}\u00a0min`] : [])].join(" ");
}

/** "12 filmów i 3 seriale. Łączny czas filmów: 21 godz. 30 min." The mark of an abbreviation ends the sentence, too. */
function totals(list: ListTotals): string {
  if (list.minutes === 0) return `${filmsAndSeries(list)}.`;
  const subject = list.movies === 1 ? "Czas trwania filmu" : "Łączny czas filmów";
  const sum = `${subject}: ${list.unknown > 0 ? "co najmniej " : ""}${duration(list.minutes)}`;
  return `${filmsAndSeries(list)}. ${sum.endsWith(".") ? sum : `${sum}.`}`;
}
export const savedList = {
  heading: "Moja lista",
  needsScript: "Twoja lista jest zapisana w tej przeglądarce i nie wyświetli się bez JavaScriptu. Włącz JavaScript w przeglądarce i odśwież tę stronę.",
  loading: "Otwieranie listy",
  failed: "Nie udało się otworzyć twojej listy. Nadal jest zapisana na tym urządzeniu.",
  /** Below the heading. */
  where: "Zapisana tylko w tej przeglądarce.",
  tabsLabel: "Części mojej listy",
  tabName: (tab: SavedTab): string => tabs[tab],
  /** "Zapisane (12)". `count`: 0 if it is not counted. */
  tabText: (tab: SavedTab, count: number): string => (count === 0 ? tabs[tab] : `${tabs[tab]} (${number(count)})`),
  openFilters: (active: number): string => (active === 0 ? "Filtry" : `Filtry (${active})`),
  filters: "Filtry",
  type: "Rodzaj",
  types: { all: "Filmy i seriale", movie: "Filmy", tv: "Seriale" },
  genre: "Gatunek",
  anyGenre: "Dowolny gatunek",
  decade: "Dekada",
  anyDecade: "Dowolna dekada",
  decadeText: (year: number): string => `${year}–${String(year + 9).slice(2)}`,
  rating: "Ocena",
  anyRating: "Dowolna ocena",
  atLeast: (value: number): string => `Ocena od ${value}`,
  added: "Czas",
  /** "Obejrzane kiedykolwiek" */
  atAnyTime: (tab: SavedTab): string => `${atStart(verbs[tab])} kiedykolwiek`,
  periods: { week: "W ostatnich 7 dniach", month: "W ostatnich 30 dniach", year: "W ostatnim roku" },
  here: "Obejrzyj tu",
  hereLoading: "Sprawdzanie, co możesz tu obejrzeć",
  hereFailed: "Nie udało się sprawdzić, co możesz tu obejrzeć.",
  clearFilters: "Wyczyść filtry",
  sortBy: "Sortowanie",
  /** "Ostatnio obejrzane" */
  sortName: (sort: SavedSort, tab: SavedTab): string => (sort === "added" ? `Ostatnio ${verbs[tab]}` : sorts[sort]),
  layouts: "Układ",
  layoutNames: { cards: "Plakaty", rows: "Wiersze" },
  totals,
  moreTitles: (count: number): string => plural(count, { one: "# kolejny tytuł", few: "# kolejne tytuły", many: "# kolejnych tytułów" }),
  ownRating: (value: number): string => `Twoja ocena: ${value}`,
  episodesSeen: (count: number): string => plural(count, { one: "# obejrzany odcinek", few: "# obejrzane odcinki", many: "# obejrzanych odcinków" }),
  /** Buttons of a title. The name precedes for screen readers, of which each button of a list has another. */
  inLists: "Listy",
  remove: "Usuń",
  ofTitle: (title: string): string => `: ${title}`,
  moveUp: "Przesuń w górę",
  moveDown: "Przesuń w dół",
  /** Announced. */
  movedTo: (title: string, place: number, count: number): string => `${title}: miejsce ${number(place)} z ${number(count)}`,
  /** Toasts, with an undo. The title's name follows. */
  removed: {
    saved: "Usunięto z mojej listy",
    seen: "Oznaczono jako nieobejrzane",
    rated: "Usunięto twoją ocenę",
  } satisfies Record<Exclude<SavedTab, "continue" | "lists">, string>,
  empty: {
    saved: {
      message: "Nic tu jeszcze nie ma",
      hint: "Naciśnij „Zapisz na liście” przy filmie lub serialu, a będzie tu czekać. Nie potrzebujesz konta: lista zostaje w tej przeglądarce.",
    },
    continue: { message: "Nie ma nic do dokończenia", hint: "Czekają tu filmy i seriale przerwane przed końcem, żeby można było oglądać je dalej." },
    seen: { message: "Nic nie jest oznaczone jako obejrzane", hint: "Trafia tu to, co obejrzysz do końca albo oznaczysz jako „Obejrzane”." },
    rated: {
      message: "Nie masz jeszcze własnych ocen",
      hint: "Oceń film lub serial na jego stronie w skali od 1 do 10 i, jeśli chcesz, dodaj notatkę.",
    },
  } satisfies Record<Exclude<SavedTab, "lists">, { message: string; hint: string }>,
  nothingMatches: { message: "Żaden tytuł nie pasuje do tych filtrów", hint: "Usuń któryś filtr, żeby zobaczyć więcej ze swojej listy." },
  emptyLinks: { discover: "Odkrywaj filmy", trending: "Co jest na czasie", import: "Importuj listę" },
};
