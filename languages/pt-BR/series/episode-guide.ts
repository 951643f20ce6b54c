import { counted, forms, plural } from "../text.ts";

const seasons = forms("temporada", "temporadas");
export const episodeGuide = {
  viewsLabel: "Mostrar",
  views: { ratings: "Notas", episodes: "Episódios" },
  season: (number: number): string => (number === 0 ? "Especiais" : `Temporada ${number}`),
  episodeCount: (count: number): string => counted(count, "episódio", "episódios"),
  gridCaption: (series: string): string => `Notas de “${series}” por temporada e episódio`,
  episodeColumn: "Episódio",
  /** The head of a column. */
  shortSeason: (number: number): string => (number === 0 ? "Especiais" : `T${number}`),
  /** Below it, where the first row is not episode 1. */
  columnRange: (first: number, last: number): string => (first === last ? String(first) : `${first}-${last}`),
  average: "Média",
  /** In place of a rating. */
  noRating: "–",
  /** `place`: "temporada 2, episódio 5". Rating and name come first, as the cell shows them. */
  ratedEpisode: (name: string, place: string, rating: string, votes: string): string => `${rating} ${name}, ${place}, ${votes}`,
  unratedEpisode: (name: string, place: string): string => `${name}, ${place}, ainda sem votos`,
  highest: "Maior nota:",
  lowest: "Menor nota:",
  noVotes: "Os episódios ainda não têm votos.",
  averageOf: (rating: string): string => `Média ${rating}`,
  notLoaded: "Os episódios desta temporada não foram carregados.",
  moreSeasons: (count: number): string => `Mostrar mais ${plural(count, seasons)}`,
  missingSeasons: (count: number): string => `Não foi possível carregar ${plural(count, seasons)}`,
};
