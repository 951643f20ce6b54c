import { counted, countText } from "../text.ts";

function count(titles: number): string {
  if (titles === 0) return "No titles";
  return counted(titles, "title");
}
export const ownLists = {
  /** Opens the dialog in which a title is put on lists. */
  lists: "Lists",
  listsFor: (title: string): string => `Lists for ${title}`,
  noLists: "You have no lists yet. Name the first one:",
  newList: "New list",
  /** The field in which a list gets another name. */
  name: "Name of the list",
  noName: "Give the list a name.",
  create: "Create",
  done: "Done",
  rename: "Rename",
  save: "Save",
  cancel: "Cancel",
  deleteList: "Delete",
  changeOrder: "Change the order",
  allLists: "All lists",
  sameName: "You have a list with this name.",
  mostLists: (most: number): string => `You have ${countText(most)} lists, and there is no room for more.`,
  isFull: (most: number): string => `Full, with ${countText(most)} titles`,
  /** Toasts, with an undo. A name follows. */
  deleted: "List deleted",
  removedFrom: (list: string): string => `Removed from ${list}`,
  share: "Share",
  firstShared: (most: number): string => `The link carries the first ${most} titles.`,
  emptyList: {
    message: "This list is empty",
    hint: "Press Lists on the page of a film or a series, or beside a title that you have saved.",
  },
  noOwnLists: {
    message: "No lists yet",
    hint: "Name a list above: films for a rainy day, or what to watch with the family.",
  },
  gone: { message: "There is no such list", hint: "It may have been deleted, or be in another browser." },
  count,
};
