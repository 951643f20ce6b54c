import { lists, titles } from "../counts.ts";
import { pluralText } from "../text.ts";

const count = (most: number): string => (most === 0 ? "Brak tytułów" : titles(most));
export const ownLists = {
  /** Opens the dialog in which a title is put on lists. */
  lists: "Listy",
  listsFor: (title: string): string => `Listy dla tytułu „${title}”`,
  noLists: "Nie masz jeszcze żadnej listy. Nazwij pierwszą:",
  newList: "Nowa lista",
  /** The field in which a list gets another name. */
  name: "Nazwa listy",
  noName: "Nadaj liście nazwę.",
  create: "Utwórz",
  done: "Gotowe",
  rename: "Zmień nazwę",
  save: "Zapisz",
  cancel: "Anuluj",
  deleteList: "Usuń",
  changeOrder: "Zmień kolejność",
  allLists: "Wszystkie listy",
  sameName: "Masz już listę o tej nazwie.",
  mostLists: (most: number): string => `Masz już ${lists(most)}, więcej się nie zmieści.`,
  isFull: (most: number): string => `Pełna: ${count(most)}`,
  /** Toasts, with an undo. A name follows. */
  deleted: "Lista usunięta",
  removedFrom: (list: string): string => `Usunięto z listy „${list}”`,
  share: "Udostępnij",
  firstShared: pluralText({ one: "Link zawiera tylko pierwszy tytuł.", few: "Link zawiera # pierwsze tytuły.", many: "Link zawiera # pierwszych tytułów." }),
  emptyList: {
    message: "Ta lista jest pusta",
    hint: "Naciśnij „Listy” na stronie filmu lub serialu albo obok zapisanego tytułu.",
  },
  noOwnLists: {
    message: "Nie masz jeszcze list",
    hint: "Nazwij listę powyżej: filmy na deszczowy dzień albo coś do obejrzenia z rodziną.",
  },
  gone: { message: "Nie ma takiej listy", hint: "Może została usunięta albo jest w innej przeglądarce." },
  count,
};
