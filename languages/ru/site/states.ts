export const states = {
  pageFailed: "Скоро вернёмся",
  screenFailed: "На этой странице что-то пошло не так.",
  stillWaiting: "База фильмов пока не ответила.",
  emptyList: "Здесь пока ничего нет.",
};
