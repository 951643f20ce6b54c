import type { DiscoverType } from "#domain/addresses.ts";
import { decimalText, number, plural } from "../text.ts";
import { discoverPage } from "./discover-page.ts";

const { noun, titleCount } = discoverPage;

// The form of Discover's filters, and what stands in place of an empty list.

const noMatch: Record<DiscoverType, string> = { movies: "Żaden film nie pasuje", tv: "Żaden serial nie pasuje" };

/** The button that applies the filters. `null`: not counted yet. */
function show(type: DiscoverType, count: number | null): string {
  if (count === null) return `Pokaż ${noun[type].toLowerCase()}`;
  return count === 0 ? noMatch[type] : `Pokaż ${titleCount(type, count)}`;
}

const matchingTitles: Record<DiscoverType, Parameters<typeof plural>[1]> = {
  movies: { one: "Pasuje # film", few: "Pasują # filmy", many: "Pasuje # filmów" },
  tv: { one: "Pasuje # serial", few: "Pasują # seriale", many: "Pasuje # seriali" },
};

export const discoverForm = {
  show,
  /** For screen readers, while the filters change. */
  matching: (type: DiscoverType, count: number): string => (count === 0 ? noMatch[type] : plural(count, matchingTitles[type])),
  closeFilters: "Zamknij filtry",
  genres: "Gatunki",
  match: "Tytuł ma mieć",
  matches: { all: "wszystkie", any: "co najmniej jeden" },
  notGenres: "Pomiń gatunki",
  moreFilters: "Więcej filtrów",
  years: "Lata",
  from: "Od",
  to: "Do",
  rating: "Ocena",
  votes: "Liczba głosów",
  runtime: "Czas trwania w minutach",
  language: "Język oryginału",
  certification: "Kategoria wiekowa",
  /** The country's field says what it is for. */
  regionOf: { movies: "Kraj dla kategorii wiekowej i platform", tv: "Kraj dla platform" },
  /** Fields for what has a name in the film database. */
  named: { keyword: "Słowa kluczowe", company: "Wytwórnie", network: "Stacje", provider: "Platformy" },
  /** Where the film database does not say the name. */
  unnamed: { keyword: "Słowo kluczowe", company: "Wytwórnia", network: "Stacja", provider: "Platforma" },
  any: "Bez znaczenia",
  atLeast: (value: number): string => `Od ${decimalText(number(value))}`,
  /** In a type-ahead field. */
  addTo: { keyword: "Dodaj słowo kluczowe", company: "Dodaj wytwórnię", provider: "Dodaj platformę" },
  searching: "Wyszukiwanie",
  nothingKnown: "Nic nie znaleziono",
  optionsFailed: "Nie udało się wczytać propozycji.",
  choices: (count: number): string => plural(count, { one: "# propozycja", few: "# propozycje", many: "# propozycji" }),
  nothingMatches: {
    movies: "Żaden film nie pasuje do wszystkich tych filtrów",
    tv: "Żaden serial nie pasuje do wszystkich tych filtrów",
  },
  /** `filter`: the narrowest one's text. */
  loosen: (filter: string): string => `Najbardziej zawęża „${filter}”: usuń najpierw ten filtr. Każdy link poniżej pomija jeden filtr.`,
  nothingHere: { movies: "Nie ma tu jeszcze filmów", tv: "Nie ma tu jeszcze seriali" },
  nothingHereHint: "Katalog nie ma teraz nic do pokazania. Spróbuj później.",
  /** A filter may itself begin with "Bez". */
  without: (filter: string): string => `Pomiń „${filter}”`,
};
