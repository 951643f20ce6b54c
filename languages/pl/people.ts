import type { CreditSort } from "#features/people/model/credit-order.ts";
import type { Words } from "../words.ts";
import { films, series as seriesCount, votes } from "./counts.ts";
import { decimal, number, plural, pluralText } from "./text.ts";

const ranks: Record<CreditSort, string> = {
  popularity: "najpopularniejsze",
  newest: "najnowsze",
  oldest: "najstarsze",
  rating: "najlepiej oceniane",
};
const genitives: Record<CreditSort, string> = {
  popularity: "najpopularniejszych",
  newest: "najnowszych",
  oldest: "najstarszych",
  rating: "najlepiej ocenianych",
};
/** "61 filmów i 12 seriali, najnowsze na początku" */
function shownTitles({ films: filmCount, series: showCount }: { films: number; series: number }, sort: CreditSort): string {
  const counts = [...(filmCount > 0 ? [films(filmCount)] : []), ...(showCount > 0 ? [seriesCount(showCount)] : [])];
  return counts.length === 0 ? "Brak tytułów" : `${counts.join(" i ")}, ${ranks[sort]} na początku`;
}

const film = "Film";
const series = "Serial";
type Point = { type: "movies" | "series"; title: string; year: number; rating: number; votes: number };
const pointType = ({ type }: Pick<Point, "type">): string => (type === "series" ? series : film);
export const words: Words["people"] = {
  personPage: {
    loading: "Wczytywanie osoby",
    born: "Data urodzenia",
    bornText: (date: string, age: number | null): string => (age === null ? date : `${date} (${plural(age, { one: "# rok", few: "# lata", many: "# lat" })})`),
    died: "Data śmierci",
    placeOfBirth: "Miejsce urodzenia",
    knownFor: "Dziedzina",
    popularity: "Popularność",
    biography: "Biografia",
    noBiography: (name: string): string => `${name}: nie ma tu jeszcze biografii.`,
    filmography: "Filmografia",
    asActor: "Przed kamerą",
    asCrew: "Za kamerą",
    noActing: "Nie znaleziono występów przed kamerą",
    noCrew: "Nie znaleziono prac za kamerą",
    crewFilms: (count: number): string => `Za kamerą: ${films(count)}`,
    tvSeries: "Seriale",
    /** Section 5, of a title without a name and of one without a year. */
    untitled: "Bez tytułu",
    unknownYear: "Rok nieznany",
    showAll: (total: number): string => `Pokaż wszystkie (${number(total)})`,
    /** "Widzisz 40 najnowszych." */
    firstShown: (sort: CreditSort, count: number): string =>
      plural(count, { one: "Widzisz # tytuł.", few: `Widzisz # ${ranks[sort]}.`, many: `Widzisz # ${genitives[sort]}.` }),
    sortAndFilter: "Sortuj i filtruj",
    sortBy: "Sortowanie",
    sorts: {
      popularity: "Najpopularniejsze",
      newest: "Najnowsze",
      oldest: "Najstarsze",
      rating: "Najlepiej oceniane",
    },
    show: "Pokaż",
    types: { all: "Wszystko", movies: "Filmy", tv: "Seriale" },
    hideSelf: (count: number): string => `Ukryj występy we własnej osobie (${number(count)})`,
    showSelf: (count: number): string => `Pokaż występy we własnej osobie (${number(count)})`,
    noSeries: "Nie znaleziono seriali",
    shownTitles,
    careerTimeline: "Kariera na osi czasu",
    film,
    series,
    legend: "Im wyżej, tym lepsza ocena; im większy punkt, tym więcej głosów.",
    plotLabel: pluralText({
      one: "# tytuł według roku i oceny. Strzałkami przechodzisz między tytułami.",
      few: "# tytuły według roku i oceny. Strzałkami przechodzisz między tytułami.",
      many: "# tytułów według roku i oceny. Strzałkami przechodzisz między tytułami.",
    }),
    /** "1920–29": "lata 20." does not say of which century. */
    decade: (firstYear: number): string => `${firstYear}–${String(firstYear + 9).slice(2)}`,
    pointType,
    /** "Sherlock Jr., film z 1924 roku, ocena 8,1, 1204 głosy" */
    pointName: (point: Point): string =>
      `${point.title}, ${pointType(point).toLowerCase()} z ${point.year} roku, ocena ${decimal(point.rating)}, ${votes(point.votes)}`,
    asTable: "Oś czasu jako tabela",
    columns: { title: "Tytuł", type: "Rodzaj", year: "Rok", rating: "Ocena", votes: "Głosy" },
    notPlotted: "Na wykresie nie ma tytułów bez daty lub bez głosów ani większości występów we własnej osobie.",
    workedMostWith: "Najczęstsza współpraca",
    together: (count: number): string => plural(count, { one: "# wspólny tytuł", few: "# wspólne tytuły", many: "# wspólnych tytułów" }),
    togetherNote: "Na podstawie danych, które ten serwis dotąd wczytał.",
    notFound: "Nie znaleziono osoby",
    notFoundText: "Pod tym adresem nie ma żadnej osoby. Może w linku jest literówka.",
  },
};
