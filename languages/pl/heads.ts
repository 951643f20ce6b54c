import type { Words } from "../words.ts";
export const words: Words["heads"] = {
  pageDescriptions: {
    /** Meta descriptions of pages that share this file, and of titles and people without an overview. */
    pageDescriptions: {
      genres: "Filmy i seriale według gatunków, od akcji po western. Wybierz gatunek i zacznij przeglądać.",
      discoverMovies: "Znajdź film według gatunku, roku, oceny, czasu trwania, języka i nie tylko. Każda lista ma adres, który możesz udostępnić.",
      discoverSeries: "Znajdź serial według gatunku, roku, oceny, języka, stacji i nie tylko. Każda lista ma adres, który możesz udostępnić.",
      /** `heading`: "Dramaty" */
      discoverList: (heading: string) =>
        `${heading}. Najpopularniejsze na początku. Zawęź listę według oceny, języka, czasu trwania i nie tylko, wybierz tytuł i oglądaj.`,
      movie: (title: string, site: { name: string }) => `Obejrzyj „${title}” w serwisie ${site.name}: obsada, recenzje i podobne filmy na jednej stronie.`,
      tv: (name: string, site: { name: string }) => `Obejrzyj „${name}” w serwisie ${site.name}: wszystkie sezony i odcinki, obsada i recenzje.`,
      collection: (name: string, films: string) => `${name}: ${films} w kolejności premier, każdy z obsadą, recenzjami i odtwarzaczem.`,
      credits: (name: string) => `Wszyscy, którzy stworzyli „${name}”: cała obsada z rolami oraz twórcy według działów.`,
      person: (name: string, site: { name: string }) => `${name} w serwisie ${site.name}: filmy i seriale, przed kamerą i za kamerą.`,
    },
    /** Each page of a list has its own description. */
    descriptionOfPage: (description: string, page: number): string => (page > 1 ? `Strona ${page}. ${description}` : description),
    /** Section 2's "extra keywords". */
    genreKeywords: ["gatunki", "filmy według gatunków", "seriale według gatunków"],
    /** Breadcrumb names. */
    pageNames: {
      home: "Strona główna",
      movies: "Filmy",
      series: "Seriale",
      genres: "Gatunki",
      discoverMovies: "Odkrywaj filmy",
      discoverSeries: "Odkrywaj seriale",
    },
  },
};
