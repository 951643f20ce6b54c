export const actions = {
  tryAgain: "Повторить",
  retryingSoon: "Через несколько секунд попробуем ещё раз.",
  back: "Назад",
  goBackHome: "На главную",
  /** Leads from a list to its filters. */
  filterAndSort: "Фильтры и сортировка",
  watchNow: "Смотреть",
};
