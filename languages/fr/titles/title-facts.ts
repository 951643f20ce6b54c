import type { SeriesType, TitleStatus } from "#domain/provider-names.ts";
import { number } from "../text.ts";

export const titleFacts = {
  facts: "Fiche technique",
  originalTitle: "Titre original",
  originalLanguage: "Langue originale",
  status: "Statut",
  seriesType: "Type",
  /** By the provider's names. "Sorti" is of films alone, "Terminée" of series. */
  statuses: {
    Rumored: "Rumeur",
    Planned: "En projet",
    "In Production": "En production",
    "Post Production": "En postproduction",
    Released: "Sorti",
    Canceled: "Production arrêtée",
    "Returning Series": "Suite à venir",
    Ended: "Terminée",
    Pilot: "Épisode pilote",
  } satisfies Record<TitleStatus, string> as Readonly<Record<string, string>>,
  seriesTypes: {
    Scripted: "Fiction",
    Miniseries: "Minisérie",
    Reality: "Téléréalité",
    Documentary: "Documentaire",
    News: "Actualités",
    "Talk Show": "Talk-show",
    Video: "Vidéo",
  } satisfies Record<SeriesType, string> as Readonly<Record<string, string>>,
  countries: () => "Pays",
  budget: "Budget",
  revenue: "Recettes",
  /** "92 620 000 $" */
  dollars: (amount: number): string => `${number(amount)}\u00a0$`,
  firstAired: "Première diffusion",
  lastAired: "Dernière diffusion",
  companies: (count: number): string => (count === 1 ? "Société de production" : "Sociétés de production"),
  networks: (count: number): string => (count === 1 ? "Diffuseur" : "Diffuseurs"),
  keywords: "Mots-clés",
  showMore: (count: number): string => `En voir ${number(count)} de plus`,
  /** "Sorties (France)" */
  releases: (country: string): string => `Sorties (${country})`,
  /** "En salles : 11 janvier 1927" */
  releaseOn: (kind: string, date: string): string => `${kind}\u00a0: ${date}`,
  /** By the film database's numbers. */
  releaseTypes: {
    1: "Avant-première",
    2: "Sortie limitée",
    3: "En salles",
    4: "Numérique",
    5: "DVD et Blu-ray",
    6: "À la télévision",
  } as Record<number, string>,
};
