export const searchBox = {
  fieldLabel: "Поиск по названию или имени",
  placeholder: "Поиск…",
  loading: "Загрузка…",
  typesLabel: "Где искать",
  /** specification.md, section 2: shorter than the search page's tabs. */
  types: { movies: "Фильмы", tv: "Сериалы", people: "Люди" },
};
