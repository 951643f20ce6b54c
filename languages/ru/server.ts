import type { Words } from "../words.ts";

/** What the server says in place of a page, and where the operator has given no text. nginx's own pages: docs/deploy/nginx.conf. */
export const words: Words["server"] = {
  overload: { title: "Скоро вернёмся", text: "Сейчас здесь очень много людей. Попробуй ещё раз чуть позже." },
  tooManyRequests: "Слишком много запросов с этого IP\u2011адреса. Подожди немного и попробуй ещё раз.",
  methodNotAllowed: "Этот адрес принимает только GET и HEAD",
  failure: (reference: string | undefined): string => `Что-то пошло не так. Попробуй ещё раз.${reference === undefined ? "" : ` Код запроса: ${reference}`}`,
  noSuchFile: "Такого файла нет",
  takenDown: "Этот материал удалён",
  /** Of the site's search, for browsers. */
  search: (siteName: string): string => `Поиск фильмов, сериалов и людей на ${siteName}`,
  /** `newFilms`: a feed's title; `description`: what feeds have. */
  feeds: {
    newFilms: (person: string): string => `Новые фильмы: ${person}`,
    description: "Названия, годы и ссылки",
  },
  brand: { tagline: "Смотри любимые фильмы онлайн" },
};
