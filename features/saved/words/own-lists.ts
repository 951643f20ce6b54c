import { counted, countText } from "#domain/count-text.ts";

/** Opens the dialog in which a title is put on lists. */
export const lists = "Lists";
export const listsFor = (title: string): string => `Lists for ${title}`;
export const noLists = "You have no lists yet. Name the first one:";

export const newList = "New list";
/** The field in which a list gets another name. */
export const name = "Name of the list";
export const noName = "Give the list a name.";
export const create = "Create";
export const done = "Done";
export const rename = "Rename";
export const save = "Save";
export const cancel = "Cancel";
export const deleteList = "Delete";
export const changeOrder = "Change the order";
export const allLists = "All lists";
export const sameName = "You have a list with this name.";
export const mostLists = (most: number): string => `You have ${countText(most)} lists, and there is room for no more.`;
export const isFull = (most: number): string => `Full, with ${countText(most)} titles`;

/** Toasts, with an undo. A name follows. */
export const deleted = "List deleted";
export const removedFrom = (list: string): string => `Removed from ${list}`;

export const share = "Share";
export const firstShared = (most: number): string => `The link carries the first ${most} titles.`;

export const emptyList = {
  message: "This list is empty",
  hint: "Press Lists on the page of a film or a series, or beside a title that you have saved.",
} as const;
export const noOwnLists = {
  message: "No lists yet",
  hint: "Name a list above: films for a rainy day, or what to watch with the family.",
} as const;
export const gone = { message: "There is no such list", hint: "It may have been deleted, or stand in another browser." } as const;
export function count(titles: number): string {
  if (titles === 0) return "No titles";
  return counted(titles, "title");
}
