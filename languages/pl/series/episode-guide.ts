import { episodes } from "../counts.ts";
import { plural, pluralText } from "../text.ts";

export const episodeGuide = {
  viewsLabel: "Pokaż",
  views: { ratings: "Oceny", episodes: "Odcinki" },
  season: (number: number): string => (number === 0 ? "Odcinki specjalne" : `Sezon ${number}`),
  episodeCount: episodes,
  gridCaption: (series: string): string => `Oceny serialu „${series}” według sezonów i odcinków`,
  episodeColumn: "Odcinek",
  /** The head of a column. */
  shortSeason: (number: number): string => (number === 0 ? "Spec." : `S${number}`),
  /** Below it, where the first row is not episode 1. */
  columnRange: (first: number, last: number): string => (first === last ? String(first) : `${first}–${last}`),
  average: "Średnia",
  /** In place of a rating. */
  noRating: "–",
  /** `place`: "sezon 2, odcinek 5". Rating and name come first, as the cell shows them. */
  ratedEpisode: (name: string, place: string, rating: string, votes: string): string => `${rating} ${name}, ${place}, ${votes}`,
  unratedEpisode: (name: string, place: string): string => `${name}, ${place}, brak głosów`,
  highest: "Najlepiej oceniany:",
  lowest: "Najsłabiej oceniany:",
  noVotes: "Odcinki nie mają jeszcze głosów.",
  averageOf: (rating: string): string => `Średnia ${rating}`,
  notLoaded: "Odcinki tego sezonu nie zostały wczytane.",
  moreSeasons: (count: number): string => plural(count, { one: "Pokaż # kolejny sezon", few: "Pokaż # kolejne sezony", many: "Pokaż # kolejnych sezonów" }),
  missingSeasons: pluralText({ one: "Nie udało się wczytać # sezonu", few: "Nie udało się wczytać # sezonów", many: "Nie udało się wczytać # sezonów" }),
};
