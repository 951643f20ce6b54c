import type { CreditSort } from "#features/people/model/credit-order.ts";
import type { Words } from "../words.ts";
import { films, series as seriesCount, titles, votes } from "./counts.ts";
import { decimal, number, plural, pluralText } from "./text.ts";

/** Of "titres": films and series together are masculine, series alone are not. */
const ranks: Record<CreditSort, string> = {
  popularity: "les plus populaires",
  newest: "les plus récents",
  oldest: "les plus anciens",
  rating: "les mieux notés",
};
/** "61 films et 12 séries, les titres les plus récents d'abord" */
function shownTitles(counts: { films: number; series: number }, sort: CreditSort): string {
  const shown = [...(counts.films > 0 ? [films(counts.films)] : []), ...(counts.series > 0 ? [seriesCount(counts.series)] : [])];
  return shown.length === 0 ? "Aucun titre" : `${shown.join(" et ")}, les titres ${ranks[sort]} d’abord`;
}

const film = "Film";
const series = "Série";
type Point = { type: "movies" | "series"; title: string; year: number; rating: number; votes: number };
const pointType = ({ type }: Pick<Point, "type">): string => (type === "series" ? series : film);
export const words: Words["people"] = {
  personPage: {
    loading: "Chargement de la personne",
    born: "Naissance",
    bornText: (date: string, age: number | null): string =>
      age === null ? date : `${date} (${plural(age, { one: "#\u00a0an", many: "# d’années", other: "#\u00a0ans" })})`,
    died: "Décès",
    placeOfBirth: "Lieu de naissance",
    /** Of a department: "Interprétation". */
    knownFor: "Domaine",
    popularity: "Popularité",
    biography: "Biographie",
    noBiography: (name: string): string => `Il n’y a pas encore de biographie ici pour ${name}.`,
    filmography: "Filmographie",
    asActor: "Devant la caméra",
    asCrew: "Derrière la caméra",
    noActing: "Aucun rôle trouvé devant la caméra",
    noCrew: "Aucun travail trouvé derrière la caméra",
    crewFilms: pluralText({ one: "# film derrière la caméra", many: "# de films derrière la caméra", other: "# films derrière la caméra" }),
    tvSeries: "Séries",
    /** Section 5, of a title without a name and of one without a year. */
    untitled: "Sans titre",
    unknownYear: "Année inconnue",
    showAll: (total: number): string => `Tout voir (${number(total)})`,
    /** "Les 40 titres les plus récents sont affichés." */
    firstShown: (sort: CreditSort, count: number): string => `Les ${number(count)} titres ${ranks[sort]} sont affichés.`,
    sortAndFilter: "Trier et filtrer",
    sortBy: "Trier par",
    /** Nouns, because "récents" would not fit series. */
    sorts: { popularity: "Popularité", newest: "Sortie récente", oldest: "Sortie ancienne", rating: "Note" },
    show: "Afficher",
    types: { all: "Tout", movies: "Films", tv: "Séries" },
    hideSelf: (count: number): string => `Masquer les apparitions hors rôle (${number(count)})`,
    showSelf: (count: number): string => `Afficher les apparitions hors rôle (${number(count)})`,
    noSeries: "Aucune série trouvée",
    shownTitles,
    careerTimeline: "Chronologie de la carrière",
    film,
    series,
    legend: "Plus c’est haut, meilleure est la note\u202f; plus c’est gros, plus il y a de votes.",
    plotLabel: (count: number): string => `${titles(count)} par année et par note. Les touches fléchées passent de l’un à l’autre.`,
    /** At the line of the decade's first year. */
    decade: (firstYear: number): string => String(firstYear),
    pointType,
    /** "Sherlock Jr., film de 1924, note 8,1, 1 204 votes" */
    pointName: (point: Point): string =>
      `${point.title}, ${pointType(point).toLowerCase()} de ${point.year}, note ${decimal(point.rating)}, ${votes(point.votes)}`,
    asTable: "La chronologie sous forme de tableau",
    columns: { title: "Titre", type: "Type", year: "Année", rating: "Note", votes: "Votes" },
    notPlotted: "Les titres sans date ou sans vote ne figurent pas dans le graphique, ni la plupart des apparitions hors rôle.",
    workedMostWith: "Collaborations fréquentes",
    together: (count: number): string => plural(count, { one: "# titre en commun", many: "# de titres en commun", other: "# titres en commun" }),
    togetherNote: "D’après les génériques que ce site a chargés jusqu’ici.",
    notFound: "Personne introuvable",
    notFoundText: "Il n’y a aucune personne à cette adresse. Le lien contient peut-être une faute de frappe.",
  },
};
