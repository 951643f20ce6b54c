export const endings = {
  /** Below a page, or a list, that has nothing to show. */
  searchLabel: "Найти, что ещё посмотреть",
  popular: "Сейчас популярно",
};
