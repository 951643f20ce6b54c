import type { DiscoverType } from "#domain/addresses.ts";
import { number, plural } from "../text.ts";

// The form of Discover's filters, and what stands in place of an empty list.

type FormsOfType = Record<DiscoverType, Parameters<typeof plural>[1]>;

const uncounted: Record<DiscoverType, string> = { movies: "Voir les films", tv: "Voir les séries" };
const noMatch: Record<DiscoverType, string> = { movies: "Aucun film ne correspond", tv: "Aucune série ne correspond" };
const shown: FormsOfType = {
  movies: { one: "Voir # film", many: "Voir # de films", other: "Voir # films" },
  tv: { one: "Voir # série", many: "Voir # de séries", other: "Voir # séries" },
};
const matching: FormsOfType = {
  movies: { one: "# film correspond", many: "# de films correspondent", other: "# films correspondent" },
  tv: { one: "# série correspond", many: "# de séries correspondent", other: "# séries correspondent" },
};

/** The button that applies the filters. `null`: not counted yet. */
function show(type: DiscoverType, count: number | null): string {
  if (count === null) return uncounted[type];
  return count === 0 ? noMatch[type] : plural(count, shown[type]);
}
export const discoverForm = {
  show,
  /** For screen readers, while the filters change. */
  matching: (type: DiscoverType, count: number): string => (count === 0 ? noMatch[type] : plural(count, matching[type])),
  closeFilters: "Fermer les filtres",
  genres: "Genres",
  match: "Titres avec",
  matches: { all: "tous", any: "au moins un" },
  notGenres: "Genres à exclure",
  moreFilters: "Plus de filtres",
  years: "Années",
  from: "De",
  to: "À",
  rating: "Note",
  votes: "Nombre de votes",
  runtime: "Durée en minutes",
  language: "Langue originale",
  certification: "Classification",
  /** The country's field says what it is for. */
  regionOf: { movies: "Pays pour la classification et le streaming", tv: "Pays pour le streaming" },
  /** Fields for what has a name in the film database. */
  named: { keyword: "Mots-clés", company: "Sociétés de production", network: "Diffuseurs", provider: "Services de streaming" },
  /** Where the film database does not say the name. */
  unnamed: { keyword: "Mot-clé", company: "Société de production", network: "Diffuseur", provider: "Service" },
  any: "Peu importe",
  atLeast: (value: number): string => `${number(value)} et plus`,
  /** In a type-ahead field. */
  addTo: { keyword: "Ajouter un mot-clé", company: "Ajouter une société", provider: "Ajouter un service" },
  searching: "Recherche en cours",
  nothingKnown: "Rien trouvé",
  optionsFailed: "Impossible de charger les choix.",
  choices: (count: number): string => plural(count, { one: "# choix", many: "# de choix", other: "# choix" }),
  nothingMatches: {
    movies: "Aucun film ne correspond à tous ces filtres",
    tv: "Aucune série ne correspond à tous ces filtres",
  },
  /** `filter`: the narrowest one's text. */
  loosen: (filter: string): string => `Le plus restrictif est «\u00a0${filter}\u00a0»\u00a0: retire-le d’abord. Chaque lien ci-dessous retire un filtre.`,
  nothingHere: { movies: "Il n’y a pas encore de films ici", tv: "Il n’y a pas encore de séries ici" },
  nothingHereHint: "Le catalogue n’a rien à montrer pour le moment. Réessaie plus tard.",
  /** A filter may itself begin with "Sauf". */
  without: (filter: string): string => `Retirer «\u00a0${filter}\u00a0»`,
};
