import { lists, titles } from "../counts.ts";

const count = (of: number): string => (of === 0 ? "Ningún título" : titles(of));
export const ownLists = {
  /** Opens the dialog in which a title is put on lists. */
  lists: "Listas",
  listsFor: (title: string): string => `Listas para «${title}»`,
  noLists: "Aún no tienes listas. Ponle nombre a la primera:",
  newList: "Nueva lista",
  /** The field in which a list gets another name. */
  name: "Nombre de la lista",
  noName: "Ponle un nombre a la lista.",
  create: "Crear",
  done: "Hecho",
  rename: "Cambiar nombre",
  save: "Guardar",
  cancel: "Cancelar",
  deleteList: "Eliminar",
  changeOrder: "Cambiar el orden",
  allLists: "Todas las listas",
  sameName: "Ya tienes una lista con este nombre.",
  mostLists: (most: number): string => `Tienes ${lists(most)} y no caben más.`,
  isFull: (most: number): string => `Llena: ${titles(most)}`,
  /** Toasts, with an undo. A name follows. */
  deleted: "Lista eliminada",
  removedFrom: (list: string): string => `Quitado de «${list}»`,
  share: "Compartir",
  firstShared: (most: number): string => `El enlace lleva los primeros ${titles(most)}.`,
  emptyList: {
    message: "Esta lista está vacía",
    hint: "Pulsa «Listas» en la página de una película o una serie, o junto a un título que hayas guardado.",
  },
  noOwnLists: {
    message: "Aún no hay listas",
    hint: "Ponle nombre a una lista aquí arriba: películas para un día de lluvia, o qué ver en familia.",
  },
  gone: { message: "Esta lista no existe", hint: "Puede que se haya eliminado o que esté en otro navegador." },
  count,
};
