import { number } from "../text.ts";

export const titleFacts = {
  facts: "Fiche technique",
  originalTitle: "Titre original",
  originalLanguage: "Langue originale",
  status: "Statut",
  seriesType: "Type",
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
