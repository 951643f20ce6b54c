export const homeParts = {
  /** Of the parts that Home fetches later: apart, so that no chunk is shared for a few words. */
  posterStrip: "Сейчас популярно",
  readyToWatch: "Можно смотреть сразу",
  readyFailed: "Не удалось загрузить то, что можно смотреть сразу",
  allReady: "Показать все",
  trendingSeries: "Сериалы в тренде",
  questions: "Вопросы и ответы",
};
