import { lists, titles } from "../counts.ts";

const count = (number: number): string => (number === 0 ? "Nessun titolo" : titles(number));
export const ownLists = {
  /** Opens the dialog in which a title is put on lists. */
  lists: "Liste",
  listsFor: (title: string): string => `Liste per «${title}»`,
  noLists: "Non hai ancora liste. Dai un nome alla prima:",
  newList: "Nuova lista",
  /** The field in which a list gets another name. */
  name: "Nome della lista",
  noName: "Dai un nome alla lista.",
  create: "Crea",
  done: "Fine",
  rename: "Rinomina",
  save: "Salva",
  cancel: "Annulla",
  deleteList: "Elimina",
  changeOrder: "Cambia l’ordine",
  allLists: "Tutte le liste",
  sameName: "Hai già una lista con questo nome.",
  mostLists: (most: number): string => `Hai ${lists(most)}: non c’è posto per altre.`,
  isFull: (most: number): string => `Piena: ${count(most)}`,
  /** Toasts, with an undo. A name follows. */
  deleted: "Lista eliminata",
  removedFrom: (list: string): string => `Titolo rimosso da «${list}»`,
  share: "Condividi",
  firstShared: (most: number): string => `Il link contiene i primi ${most} titoli.`,
  emptyList: {
    message: "Questa lista è vuota",
    hint: "Premi «Liste» nella pagina di un film o di una serie, o accanto a un titolo salvato.",
  },
  noOwnLists: {
    message: "Ancora nessuna lista",
    hint: "Dai un nome a una lista qui sopra: film per i giorni di pioggia, o che cosa guardare in famiglia.",
  },
  gone: { message: "Questa lista non esiste", hint: "Forse è stata eliminata, o si trova in un altro browser." },
  count,
};
