import type { ListPageName } from "#domain/addresses.ts";

type Description = { description: (site: { tagline: string }) => string; keywords: readonly string[] };
export const listPages = {
  /** The name of each page, of its breadcrumb and its document title, and the name of its list. The landing page's title is the site's. */
  listPageTexts: {
    landing: { page: "Главная", list: "Популярные фильмы" },
    home: { page: "Фильмы", list: "Популярные фильмы" },
    top: { page: "Лучшие фильмы", list: "Лучшие фильмы" },
    series: { page: "Сериалы", list: "Популярные сериалы" },
    topSeries: { page: "Лучшие сериалы", list: "Лучшие сериалы" },
  },
  /** For search engines: in the browser nothing reads it. `keywords`: section 2's "extra keywords". */
  listPageDescriptions: {
    landing: {
      description: ({ tagline }) =>
        `${tagline}. Фильмы, сериалы и люди, которые их создают: выбери, что посмотреть, и нажми «Воспроизвести»\u00a0— бесплатно и без аккаунта.`,
      keywords: ["фильмы", "сериалы", "смотреть онлайн", "бесплатно"],
    },
    home: {
      description: () => "Что посмотреть сегодня вечером: популярные фильмы, фильмы в тренде и сериалы недели. Выбери и сразу смотри.",
      keywords: ["фильмы", "популярные фильмы", "смотреть онлайн", "бесплатно"],
    },
    top: {
      description: () => "Лучшие фильмы каталога на одной стене постеров, у каждого\u00a0— актёры, рецензии и плеер.",
      keywords: ["лучшие фильмы", "фильмы с высоким рейтингом", "смотреть онлайн"],
    },
    series: {
      description: () => "Сериалы на сегодняшний вечер, сезон за сезоном. У каждой серии есть плеер и ссылка, которой можно поделиться.",
      keywords: ["сериалы", "популярные сериалы", "серии", "смотреть онлайн"],
    },
    topSeries: {
      description: () => "Лучшие сериалы каталога: сезоны, серии, актёры и рецензии, а у каждой серии\u00a0— плеер.",
      keywords: ["лучшие сериалы", "сериалы с высоким рейтингом", "смотреть онлайн"],
    },
  } as Record<ListPageName, Description>,
};
