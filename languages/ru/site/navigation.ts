// The navigation bar and the landmarks of every page.
export const navigation = {
  skipToContent: "Перейти к содержанию",
  mainLabel: "Главное меню",
  footerLabel: "Низ страницы",
  /** The four links of specification.md, section 2. */
  movies: "Фильмы",
  series: "Сериалы",
  topRated: "Лучшее",
  genres: "Жанры",
  /** Set apart, in a phone's menu alone. */
  discover: "Подбор",
  /** Also at the headings of lists, and of rows on Home. */
  releases: {
    live: { upcoming: "В кино", airing: "На ТВ" },
    embedded: { upcoming: "Годовщины фильмов", airing: "Годовщины сериалов" },
  },
  /** An icon beside the search box, and in a phone's menu. */
  myList: "Избранное",
  /** Below it in a phone's menu. */
  calendar: "Календарь",
  /** Beside Appearance in the footer, and in a phone's menu. */
  settings: "Настройки",
  searchLabel: "Поиск по каталогу",
  toggles: {
    search: { open: "Открыть поиск", close: "Закрыть поиск" },
    menu: { open: "Открыть меню", close: "Закрыть меню" },
  },
  loadingPage: "Страница загружается",
  /** Of every link that opens a window, for screen readers. */
  opensWindow: "(откроется в новом окне)",
};
