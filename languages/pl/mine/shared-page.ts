import { lists, titles } from "../counts.ts";
import { number, plural, pluralText } from "../text.ts";

// The page of a list that came as an address.

/** In the genitive: "z 2 tytułów". */
const ofTitles = (count: number): string => plural(count, { one: "# tytułu", few: "# tytułów", many: "# tytułów" });

export const sharedPage = {
  /** Of a list without a name. */
  unnamed: "Udostępniona lista",
  about: "Ta lista, razem z nazwą, jest zawarta w samym adresie tej strony. Nie jest przechowywana w tym serwisie. Zapisz ją, żeby została na tym urządzeniu.",
  titleCount: titles,
  /** For search engines and previews of the address. */
  description: (count: number): string => `Lista do obejrzenia udostępniona jako adres: ${titles(count)}.`,
  listLabel: "Tytuły z tej listy",
  /** In place of a title that the page does not have. */
  notLoaded: { movie: "Film, jeszcze niewczytany", tv: "Serial, jeszcze niewczytany" },
  missing: "Brak w katalogu",
  failed: "Niektórych tytułów z tej listy nie udało się wczytać.",
  /** Below the list. */
  dropped: pluralText({
    one: "Pominięto # pozycję z adresu: nie jest tytułem albo lista jest za długa.",
    few: "Pominięto # pozycje z adresu: nie są tytułami albo lista jest za długa.",
    many: "Pominięto # pozycji z adresu: nie są tytułami albo lista jest za długa.",
  }),
  empty: {
    message: "W tym adresie nie ma żadnego tytułu",
    hint: "Może został po drodze ucięty. Poproś o niego jeszcze raz albo znajdź tu coś do obejrzenia.",
  },
  /** Beside the buttons, which wait for all titles. */
  loaded: (count: number, all: number): string => `Wczytano ${number(count)} z ${ofTitles(all)}`,
  saveAll: "Zapisz wszystkie",
  saveAsList: "Zapisz jako listę",
  openMyList: "Otwórz moją listę",
  /** Of toasts. */
  savedAll: pluralText({
    one: "Zapisano # tytuł na mojej liście",
    few: "Zapisano # tytuły na mojej liście",
    many: "Zapisano # tytułów na mojej liście",
  }),
  /** Below it. */
  leftOut: (count: number): string => (count === 0 ? "" : `Nie udało się wczytać ${ofTitles(count)}`),
  allSavedBefore: "Wszystkie są już na mojej liście",
  savedAsList: "Zapisano jako listę",
  noRoom: (most: number): string => `Masz już ${lists(most)}, więcej się nie zmieści. Najpierw usuń jedną.`,
};
