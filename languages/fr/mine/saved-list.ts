import type { SavedSort, SavedTab } from "#features/saved/model/saved-view.ts";
import type { ListTotals } from "#features/saved/model/shown-titles.ts";
import { films, series } from "../counts.ts";
import { decimalText, number, plural } from "../text.ts";

const tabs: Record<SavedTab, string> = { saved: "Ajoutés", continue: "Reprendre", seen: "Vus", rated: "Notés", lists: "Listes" };
/** What put a title into the tab. Of "un titre". */
const verbs: Record<SavedTab, string> = { saved: "Ajouté", continue: "Regardé", seen: "Vu", rated: "Noté", lists: "Ajouté" };
const sorts: Record<Exclude<SavedSort, "added">, string> = {
  title: "Titre",
  newest: "Sortie récente",
  oldest: "Sortie ancienne",
  rating: "Note",
  own: "Ta note",
  hand: "Ton ordre",
};
const filmsAndSeries = (list: Pick<ListTotals, "movies" | "series">): string =>
  [...(list.movies > 0 ? [films(list.movies)] : []), ...(list.series > 0 ? [series(list.series)] : [])].join(" et ") || "Aucun titre";

/** "2 h 33 min" */
function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  return [...(hours > 0 ? [`${number(hours)}\u00a0h`] : []), ...(rest > 0 || hours === 0 ? [`${rest}\u00a0min`] : [])].join("\u00a0");
}

/** "12 films et 3 séries. Durée des films : 21 h 30 min." Of films whose running time is not known the sum is a part. */
function totals(list: ListTotals): string {
  const label = list.movies === 1 ? "Durée du film" : "Durée des films";
  const sum = list.minutes === 0 ? "" : ` ${label}\u00a0: ${list.unknown > 0 ? "au moins " : ""}${duration(list.minutes)}.`;
  return `${filmsAndSeries(list)}.${sum}`;
}
export const savedList = {
  heading: "Ma liste",
  needsScript:
    "Ta liste est enregistrée dans ce navigateur, et il faut JavaScript pour l’afficher. Active JavaScript dans ton navigateur et recharge cette page.",
  loading: "Ouverture de ta liste",
  failed: "Impossible d’ouvrir ta liste. Elle est toujours enregistrée sur cet appareil.",
  /** Below the heading. */
  where: "Enregistrée dans ce navigateur seulement.",
  tabsLabel: "Parties de Ma liste",
  tabName: (tab: SavedTab): string => tabs[tab],
  /** "Ajoutés (12)". `count`: 0 if it is not counted. */
  tabText: (tab: SavedTab, count: number): string => (count === 0 ? tabs[tab] : `${tabs[tab]} (${number(count)})`),
  openFilters: (active: number): string => (active === 0 ? "Filtres" : `Filtres (${active})`),
  filters: "Filtres",
  type: "Type",
  types: { all: "Films et séries", movie: "Films", tv: "Séries" },
  genre: "Genre",
  anyGenre: "Tous les genres",
  decade: "Décennie",
  anyDecade: "Toutes les décennies",
  decadeText: (year: number): string => `Années ${year}`,
  rating: "Note",
  anyRating: "Toutes les notes",
  atLeast: (value: number): string => `Note\u00a0: ${decimalText(String(value))} et plus`,
  added: "Date",
  /** "Vu : toutes les dates" */
  atAnyTime: (tab: SavedTab): string => `${verbs[tab]}\u00a0: toutes les dates`,
  periods: { week: "Ces 7 derniers jours", month: "Ces 30 derniers jours", year: "Ces 12 derniers mois" },
  here: "À voir ici",
  hereLoading: "Recherche de ce qui est à voir ici",
  hereFailed: "Impossible de charger ce qui est à voir ici.",
  clearFilters: "Retirer les filtres",
  sortBy: "Trier par",
  /** "Vu récemment" */
  sortName: (sort: SavedSort, tab: SavedTab): string => (sort === "added" ? `${verbs[tab]} récemment` : sorts[sort]),
  layouts: "Présentation",
  layoutNames: { cards: "Affiches", rows: "Lignes" },
  totals,
  moreTitles: (count: number): string => plural(count, { one: "# titre de plus", many: "# de titres de plus", other: "# titres de plus" }),
  ownRating: (value: number): string => `Ta note\u00a0: ${value}`,
  episodesSeen: (count: number): string => plural(count, { one: "# épisode vu", many: "# d’épisodes vus", other: "# épisodes vus" }),
  /** Buttons of a title. The name precedes for screen readers, of which each button of a list has another. */
  inLists: "Listes",
  remove: "Retirer",
  ofTitle: (title: string): string => `\u00a0: ${title}`,
  moveUp: "Monter",
  moveDown: "Descendre",
  /** Announced. */
  movedTo: (title: string, place: number, count: number): string => `${title}\u00a0: place ${number(place)} sur ${number(count)}`,
  /** Toasts, with an undo. The title's name follows. */
  removed: {
    saved: "Retiré de Ma liste",
    seen: "Marqué comme non vu",
    rated: "Ta note a été retirée",
  } satisfies Record<Exclude<SavedTab, "continue" | "lists">, string>,
  empty: {
    saved: {
      message: "Rien dans ta liste pour l’instant",
      hint: "Choisis «\u00a0Ajouter à Ma liste\u00a0» sur un film ou une série\u00a0: le titre t’attendra ici. Pas besoin de compte, ta liste reste dans ce navigateur.",
    },
    continue: { message: "Rien à reprendre", hint: "Les films et séries que tu quittes avant la fin s’affichent ici, pour que tu puisses les reprendre." },
    seen: { message: "Rien de marqué comme vu", hint: "Ce que tu regardes jusqu’au bout ou marques comme «\u00a0Vu\u00a0» s’affiche ici." },
    rated: {
      message: "Pas encore de note de ta part",
      hint: "Note un film ou une série sur sa page, de 1 à 10, et ajoute un mémo si tu veux.",
    },
  } satisfies Record<Exclude<SavedTab, "lists">, { message: string; hint: string }>,
  nothingMatches: { message: "Aucun titre ne correspond à ces filtres", hint: "Retire un filtre pour voir plus de titres de ta liste." },
  emptyLinks: { discover: "Découvrir des films", trending: "Voir les tendances", import: "Importer une liste" },
};
