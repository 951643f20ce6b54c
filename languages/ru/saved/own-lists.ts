import { titles as titleCount } from "../counts.ts";
import { pluralText } from "../text.ts";

function count(titles: number): string {
  if (titles === 0) return "Пусто";
  return titleCount(titles);
}
export const ownLists = {
  /** Opens the dialog in which a title is put on lists. */
  lists: "Списки",
  listsFor: (title: string): string => `Списки для «${title}»`,
  noLists: "Списков пока нет. Назови первый:",
  newList: "Новый список",
  /** The field in which a list gets another name. */
  name: "Название списка",
  noName: "Дай списку название.",
  create: "Создать",
  done: "Готово",
  rename: "Переименовать",
  save: "Сохранить",
  cancel: "Отмена",
  deleteList: "Удалить",
  changeOrder: "Изменить порядок",
  allLists: "Все списки",
  sameName: "Список с таким названием уже есть.",
  mostLists: pluralText({
    one: "У тебя # список, больше создать нельзя.",
    few: "У тебя # списка, больше создать нельзя.",
    many: "У тебя # списков, больше создать нельзя.",
    other: "У тебя # списка, больше создать нельзя.",
  }),
  isFull: (most: number): string => `Заполнен: ${titleCount(most)}`,
  /** Toasts, with an undo. A name follows. */
  deleted: "Список удалён",
  removedFrom: (list: string): string => `Удалено из списка «${list}»`,
  share: "Поделиться",
  firstShared: (most: number): string => `В ссылку войдёт только начало списка: ${titleCount(most)}.`,
  emptyList: {
    message: "Этот список пуст",
    hint: "Нажми «Списки» на странице фильма или сериала либо рядом с тем, что уже в избранном.",
  },
  noOwnLists: {
    message: "Списков пока нет",
    hint: "Назови список выше: например, фильмы для дождливого дня или что посмотреть всей семьёй.",
  },
  gone: { message: "Такого списка нет", hint: "Возможно, он удалён или хранится в другом браузере." },
  count,
};
