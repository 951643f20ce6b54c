import { episodes, seasons } from "../counts.ts";
import { plural } from "../text.ts";

export const episodeGuide = {
  viewsLabel: "Mostra",
  views: { ratings: "Voti", episodes: "Episodi" },
  season: (number: number): string => (number === 0 ? "Speciali" : `Stagione ${number}`),
  episodeCount: episodes,
  gridCaption: (series: string): string => `Voti di «${series}» per stagione ed episodio`,
  episodeColumn: "Episodio",
  /** The head of a column. */
  shortSeason: (number: number): string => (number === 0 ? "Speciali" : `S${number}`),
  /** Below it, where the first row is not episode 1. */
  columnRange: (first: number, last: number): string => (first === last ? String(first) : `${first}–${last}`),
  average: "Media",
  /** In place of a rating. */
  noRating: "–",
  /** `place`: "stagione 2, episodio 5". Rating and name come first, as the cell shows them. */
  ratedEpisode: (name: string, place: string, rating: string, votes: string): string => `${rating} ${name}, ${place}, ${votes}`,
  unratedEpisode: (name: string, place: string): string => `${name}, ${place}, ancora nessun voto`,
  highest: "Voto più alto:",
  lowest: "Voto più basso:",
  noVotes: "Gli episodi non hanno ancora voti.",
  averageOf: (rating: string): string => `Media ${rating}`,
  notLoaded: "Gli episodi di questa stagione non sono stati caricati.",
  moreSeasons: (count: number): string =>
    plural(count, { one: "Mostra un’altra stagione", many: "Mostra altri # di stagioni", other: "Mostra altre # stagioni" }),
  missingSeasons: (count: number): string => `Impossibile caricare ${seasons(count)}`,
};
