import { episodes } from "../counts.ts";
import { pluralText } from "../text.ts";

export const episodeGuide = {
  viewsLabel: "Afficher",
  views: { ratings: "Notes", episodes: "Épisodes" },
  season: (number: number): string => (number === 0 ? "Épisodes spéciaux" : `Saison ${number}`),
  episodeCount: episodes,
  gridCaption: (series: string): string => `«\u00a0${series}\u00a0»\u00a0: notes par saison et par épisode`,
  episodeColumn: "Épisode",
  /** The head of a column. */
  shortSeason: (number: number): string => (number === 0 ? "Spéciaux" : `S${number}`),
  /** Below it, where the first row is not episode 1. */
  columnRange: (first: number, last: number): string => (first === last ? String(first) : `${first}–${last}`),
  average: "Moyenne",
  /** In place of a rating. */
  noRating: "–",
  /** `place`: "saison 2, épisode 5". Rating and name come first, as the cell shows them. */
  ratedEpisode: (name: string, place: string, rating: string, votes: string): string => `${rating} ${name}, ${place}, ${votes}`,
  unratedEpisode: (name: string, place: string): string => `${name}, ${place}, pas encore de vote`,
  highest: "Le mieux noté\u00a0:",
  lowest: "Le moins bien noté\u00a0:",
  noVotes: "Les épisodes n’ont pas encore de votes.",
  averageOf: (rating: string): string => `Moyenne ${rating}`,
  notLoaded: "Les épisodes de cette saison n’ont pas été chargés.",
  moreSeasons: pluralText({ one: "Afficher # saison de plus", many: "Afficher # de saisons de plus", other: "Afficher # saisons de plus" }),
  missingSeasons: pluralText({ one: "Impossible de charger # saison", many: "Impossible de charger # de saisons", other: "Impossible de charger # saisons" }),
};
