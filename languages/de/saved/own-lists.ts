import { plural } from "../text.ts";

const lists = (count: number): string => plural(count, { one: "# Liste", other: "# Listen" });

function count(titles: number): string {
  if (titles === 0) return "Keine Titel";
  return plural(titles, { one: "# Titel", other: "# Titel" });
}
export const ownLists = {
  /** Opens the dialog in which a title is put on lists. */
  lists: "Listen",
  listsFor: (title: string): string => `Listen für „${title}“`,
  noLists: "Du hast noch keine Listen. Gib der ersten einen Namen:",
  newList: "Neue Liste",
  /** The field in which a list gets another name. */
  name: "Name der Liste",
  noName: "Gib der Liste einen Namen.",
  create: "Anlegen",
  done: "Fertig",
  rename: "Umbenennen",
  save: "Speichern",
  cancel: "Abbrechen",
  deleteList: "Löschen",
  changeOrder: "Reihenfolge ändern",
  allLists: "Alle Listen",
  sameName: "Du hast schon eine Liste mit diesem Namen.",
  mostLists: (most: number): string => `Du hast ${lists(most)}, mehr sind nicht möglich.`,
  isFull: (most: number): string => `Voll: ${count(most)}`,
  /** Toasts, with an undo. A name follows. */
  deleted: "Liste gelöscht",
  removedFrom: (list: string): string => `Von „${list}“ entfernt`,
  share: "Teilen",
  firstShared: (most: number): string => `Im Link stehen die ersten ${most} Titel.`,
  emptyList: {
    message: "Diese Liste ist leer",
    hint: "Drücke auf „Listen“: auf der Seite eines Films oder einer Serie oder neben einem gemerkten Titel.",
  },
  noOwnLists: {
    message: "Noch keine Listen",
    hint: "Gib oben einer Liste einen Namen: Filme für Regentage, oder was ihr in der Familie anschauen wollt.",
  },
  gone: { message: "Diese Liste gibt es nicht", hint: "Vielleicht wurde sie gelöscht oder ist in einem anderen Browser." },
  count,
};
