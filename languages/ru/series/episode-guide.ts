import { episodes } from "../counts.ts";
import { pluralText } from "../text.ts";

export const episodeGuide = {
  viewsLabel: "Показать",
  views: { ratings: "Рейтинги", episodes: "Серии" },
  season: (number: number): string => (number === 0 ? "Спецвыпуски" : `Сезон ${number}`),
  episodeCount: episodes,
  gridCaption: (series: string): string => `Рейтинги сериала «${series}» по сезонам и сериям`,
  episodeColumn: "Серия",
  /** The head of a column. */
  shortSeason: (number: number): string => (number === 0 ? "Спец." : `С${number}`),
  /** Below it, where the first row is not episode 1. */
  columnRange: (first: number, last: number): string => (first === last ? String(first) : `${first}–${last}`),
  average: "В среднем",
  /** In place of a rating. */
  noRating: "–",
  /** `place`: "сезон 2, серия 5". Rating and name come first, as the cell shows them. */
  ratedEpisode: (name: string, place: string, rating: string, votes: string): string => `${rating} ${name}, ${place}, ${votes}`,
  unratedEpisode: (name: string, place: string): string => `${name}, ${place}, оценок пока нет`,
  highest: "Лучшая серия:",
  lowest: "Худшая серия:",
  noVotes: "У серий пока нет оценок.",
  averageOf: (rating: string): string => `В среднем ${rating}`,
  notLoaded: "Серии этого сезона не загрузились.",
  moreSeasons: pluralText({ one: "Показать ещё # сезон", few: "Показать ещё # сезона", many: "Показать ещё # сезонов", other: "Показать ещё # сезона" }),
  missingSeasons: pluralText({
    one: "Не удалось загрузить # сезон",
    few: "Не удалось загрузить # сезона",
    many: "Не удалось загрузить # сезонов",
    other: "Не удалось загрузить # сезона",
  }),
};
