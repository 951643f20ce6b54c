// Save and Seen, on cards, on the pages of films and series, and by episode.
// Notices after a press, with the title's name below.
export const savedButtons = {
  saveTitle: (title: string): string => `В избранное: ${title}`,
  save: "В избранное",
  seen: "Просмотрено",
  seenSeries: "Все серии просмотрены",
  allEpisodes: "все серии",
  seenSeason: (season: number): string => (season === 0 ? "Спецвыпуски просмотрены" : `Сезон ${season} просмотрен`),
  /** `episode`: "5. The Return" */
  seenEpisode: (episode: string): string => `Просмотрено: ${episode}`,
  saved: "Добавлено в избранное",
  removed: "Удалено из избранного",
  markedSeen: "Отмечено как просмотренное",
  unmarkedSeen: "Отметка о просмотре снята",
  /** "The Wire, 2 сез. 5 сер." */
  ofSeries: (series: string, part: string): string => `${series}, ${part}`,
  seasonNumber: (season: number): string => (season === 0 ? "спецвыпуски" : `сезон ${season}`),
};
