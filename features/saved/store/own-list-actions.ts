import type { TitleKey } from "#domain/title-key.ts";
import { type NewOwnList, withListed, withListName, withMoved, withOwnLists, withoutListed, withoutOwnList } from "#features/saved/model/own-list-changes.ts";
import type { SavedTitle } from "#features/saved/model/saved-title.ts";
import { changeSaved, type Undo } from "./saved-store.ts";

// What the visitor does with lists of their own. Each shows at once and returns its undo.

/** In the order of their creation, also within a millisecond. */
const newId = (index: number): string => `${Date.now().toString(36)}-${String(index).padStart(3, "0")}-${Math.floor(Math.random() * 36 ** 8).toString(36)}`;

/** Those that there is room for (features/saved/model/saved-limits.ts). */
export function createOwnLists(lists: readonly Omit<NewOwnList, "id">[]): Undo {
  const added = lists.map((list, index) => ({ ...list, id: newId(index) }));
  return changeSaved("list", (sections, now) => withOwnLists(sections, added, now));
}

export const renameOwnList = (id: string, name: string): Undo => changeSaved("list", (sections, now) => withListName(sections, id, name, now));
export const deleteOwnList = (id: string): Undo => changeSaved("list", (sections) => withoutOwnList(sections, id));
export const addToOwnList = (id: string, title: SavedTitle): Undo => changeSaved("list", (sections, now) => withListed(sections, id, title, now));
export const removeFromOwnList = (id: string, key: TitleKey): Undo => changeSaved("list", (sections, now) => withoutListed(sections, id, key, now));
export const moveInOwnList = (id: string, key: TitleKey, by: -1 | 1): Undo => changeSaved("list", (sections, now) => withMoved(sections, id, key, by, now));
