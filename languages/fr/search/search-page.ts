import type { SearchTab, SearchType } from "#domain/addresses.ts";
import { films, people, series } from "../counts.ts";
import { plural } from "../text.ts";
import { searchResults } from "./search-results.ts";

const { typeNames } = searchResults;
const countOfType: Record<SearchType, (count: number) => string> = { movies: films, tv: series, people };
const allForms: Record<SearchType, Parameters<typeof plural>[1]> = {
  movies: { one: "Voir # film", many: "Voir les # de films", other: "Voir les # films" },
  tv: { one: "Voir # série", many: "Voir les # de séries", other: "Voir les # séries" },
  people: { one: "Voir # personne", many: "Voir les # de personnes", other: "Voir les # personnes" },
};
const among: Record<SearchTab, string> = {
  all: "Rechercher partout",
  movies: "Rechercher parmi les films",
  tv: "Rechercher parmi les séries",
  people: "Rechercher parmi les personnes",
};
const year = "Année";
export const searchPage = {
  tabNames: { ...typeNames, all: "Tout" },
  resultsHeading: (query: string): string => `Résultats pour «\u00a0${query}\u00a0»`,
  nothingFound: {
    movies: (query) => `Aucun film trouvé pour «\u00a0${query}\u00a0»`,
    tv: (query) => `Aucune série trouvée pour «\u00a0${query}\u00a0»`,
    people: (query) => `Aucune personne trouvée pour «\u00a0${query}\u00a0»`,
    all: (query) => `Rien trouvé pour «\u00a0${query}\u00a0»`,
  } as Record<SearchTab, (query: string) => string>,
  nothingFoundHint: "Essaie autrement\u00a0: moins de mots, une autre orthographe ou le titre original.",
  searchPrompt: {
    title: "Recherche",
    text: "Saisis le titre d’un film ou d’une série, ou le nom d’une personne.",
    hints: [
      { wanted: "Un film parmi plusieurs du même titre", typed: "The Kid (1921)" },
      { wanted: "Un titre dont tu ne connais que le début", typed: "nosferatu" },
      { wanted: "Un titre par son numéro IMDb", typed: "tt0017136" },
    ],
  },
  tabsLabel: "Types de résultats",
  searching: "Recherche en cours",
  noResults: "Aucun résultat",
  countOfType,
  /** Announced when they have loaded. */
  morePeople: (count: number): string => plural(count, { one: "# personne de plus", many: "# de personnes de plus", other: "# personnes de plus" }),
  /** In the tab of all types, the link to one type's own tab. */
  allOfType: (type: SearchType, count: number): string => plural(count, allForms[type]),
  lookAmong: (tab: SearchTab): string => among[tab],
  boxLabel: "Modifier cette recherche",
  submit: "Rechercher",
  year,
  anyYear: "Toutes",
  yearFormat: "Une année, par exemple 1927",
  /** Before a link that removes the year. */
  onlyYear: (year: number): string => `Année ${year} seulement`,
  allYears: "Afficher toutes les années",
  /** Beside the text that was searched instead. */
  searchVerbatim: (query: string): string => `Rechercher plutôt «\u00a0${query}\u00a0»`,
};
