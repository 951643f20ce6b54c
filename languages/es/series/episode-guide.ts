import { episodes } from "../counts.ts";
import { pluralText } from "../text.ts";

export const episodeGuide = {
  viewsLabel: "Mostrar",
  views: { ratings: "Valoraciones", episodes: "Episodios" },
  season: (number: number): string => (number === 0 ? "Especiales" : `Temporada ${number}`),
  episodeCount: episodes,
  gridCaption: (series: string): string => `Valoraciones de «${series}» por temporada y episodio`,
  episodeColumn: "Episodio",
  /** The head of a column. */
  shortSeason: (number: number): string => (number === 0 ? "Especiales" : `T${number}`),
  /** Below it, where the first row is not episode 1. */
  columnRange: (first: number, last: number): string => (first === last ? String(first) : `${first}-${last}`),
  average: "Media",
  /** In place of a rating. */
  noRating: "–",
  /** `place`: "temporada 2, episodio 5". Rating and name come first, as the cell shows them. */
  ratedEpisode: (name: string, place: string, rating: string, votes: string): string => `${rating} ${name}, ${place}, ${votes}`,
  unratedEpisode: (name: string, place: string): string => `${name}, ${place}, aún sin votos`,
  highest: "Mejor valorado:",
  lowest: "Peor valorado:",
  noVotes: "Los episodios todavía no tienen votos.",
  averageOf: (rating: string): string => `Media ${rating}`,
  notLoaded: "Los episodios de esta temporada no se han cargado.",
  moreSeasons: pluralText({ one: "Mostrar # temporada más", many: "Mostrar # de temporadas más", other: "Mostrar # temporadas más" }),
  missingSeasons: pluralText({
    one: "No se ha podido cargar # temporada",
    many: "No se han podido cargar # de temporadas",
    other: "No se han podido cargar # temporadas",
  }),
};
