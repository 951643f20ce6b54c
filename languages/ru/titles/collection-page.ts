import { films } from "../counts.ts";

export const collectionPage = {
  loading: "Коллекция загружается",
  /** "3 фильма" */
  filmCount: films,
  /** "1977–2019", or one year. */
  yearSpan: ({ first, last }: { first: number; last: number }): string => (first === last ? String(first) : `${first}–${last}`),
  inReleaseOrder: "Фильмы в порядке выхода",
  /** Above the strip on a film's page. A colon, because names are in the nominative and may contain the word "коллекция". */
  partOf: (name: string): string => `Входит в коллекцию: ${name}`,
  seeCollection: "Открыть коллекцию",
  /** Marks the film of the page in the strip. */
  thisFilm: "Этот фильм",
  notFound: "Коллекция не найдена",
  notFoundText: "По этому адресу коллекции нет. Возможно, в ссылке опечатка или её фильмы удалены.",
};
