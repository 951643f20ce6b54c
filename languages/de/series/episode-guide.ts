import { plural } from "../text.ts";

export const episodeGuide = {
  viewsLabel: "Zeigen",
  views: { ratings: "Bewertungen", episodes: "Folgen" },
  season: (number: number): string => (number === 0 ? "Specials" : `Staffel ${number}`),
  episodeCount: (count: number): string => plural(count, { one: "# Folge", other: "# Folgen" }),
  gridCaption: (series: string): string => `Bewertungen von „${series}“ nach Staffel und Folge`,
  episodeColumn: "Folge",
  /** The head of a column. */
  shortSeason: (number: number): string => (number === 0 ? "Specials" : `S${number}`),
  /** Below it, where the first row is not episode 1. */
  columnRange: (first: number, last: number): string => (first === last ? String(first) : `${first}–${last}`),
  average: "Schnitt",
  /** In place of a rating. */
  noRating: "–",
  /** `place`: "Staffel 2, Folge 5". Rating and name come first, as the cell shows them. */
  ratedEpisode: (name: string, place: string, rating: string, votes: string): string => `${rating} ${name}, ${place}, ${votes}`,
  unratedEpisode: (name: string, place: string): string => `${name}, ${place}, noch keine Stimmen`,
  highest: "Beste Folge:",
  lowest: "Schwächste Folge:",
  noVotes: "Für die Folgen gibt es noch keine Stimmen.",
  averageOf: (rating: string): string => `Schnitt ${rating}`,
  notLoaded: "Die Folgen dieser Staffel wurden nicht geladen.",
  moreSeasons: (count: number): string => plural(count, { one: "# weitere Staffel zeigen", other: "# weitere Staffeln zeigen" }),
  missingSeasons: (count: number): string => plural(count, { one: "# Staffel konnte nicht geladen werden", other: "# Staffeln konnten nicht geladen werden" }),
};
