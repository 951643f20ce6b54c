import { seasons } from "../counts.ts";

export const seriesPage = {
  loading: "Сериал загружается",
  noOverview: "Описания нет.",
  seasonCount: seasons,
  serverHint: "Серия не загружается? Выбери другой сервер в списке ниже!",
  episode: "Серия",
  /** "1 сезон, 2 серия", as Russian sites have it in titles and searches. */
  episodeCode: (season: number, number: number): string => (season === 0 ? `Спецвыпуск ${number}` : `${season} сезон, ${number} серия`),
  episodes: "Серии",
  previousEpisode: "Предыдущая серия",
  nextEpisode: "Следующая серия",
  /** What the two buttons show on a phone. */
  previousShort: "Предыдущая",
  nextShort: "Следующая",
  similarSeries: "Похожие сериалы",
  notFound: "Сериал не найден",
  notFoundText: "По этому адресу сериала нет. Возможно, в ссылке опечатка или сериал удалён.",
};
