import { pluralText } from "../text.ts";

// The visitor's own rating and note of a title.
export const ownRating = {
  rate: "Твоя оценка",
  /** The button of a title that the visitor has rated. */
  rated: (rating: number): string => `Твоя оценка: ${rating} из 10`,
  heading: (title: string): string => `Твоя оценка: «${title}»`,
  scale: "От 1 до 10",
  none: "Нет",
  note: "Заметка",
  storedHere: "Оценка и заметка остаются на этом устройстве. Больше никто их не увидит.",
  charsLeft: pluralText({ one: "Остался # символ", few: "Осталось # символа", many: "Осталось # символов", other: "Осталось # символа" }),
  save: "Сохранить",
  remove: "Удалить",
  close: "Закрыть",
  saved: "Оценка сохранена",
  noteSaved: "Заметка сохранена",
  removed: "Оценка удалена",
};
