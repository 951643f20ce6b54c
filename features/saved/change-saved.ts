import { showToast } from "#app/ui/toast-channel.ts";
import { notices } from "#domain/notices.ts";
import type { Words } from "#languages/words.ts";

import type { SavedTitle } from "./model/saved-title.ts";
import { showUndo } from "./show-undo.ts";

type SavedActions = typeof import("./store/saved-actions.ts");

/** Loads the store's code at the first press. A notice says so if it cannot be fetched. */
export async function withSavedActions(change: (actions: SavedActions) => void): Promise<void> {
  const actions = await import("./store/saved-actions.ts").catch(() => null);
  if (actions) change(actions);
  else showToast(notices.notSaved);
}

/** `isSaved`: what the pressed button shows. */
export const toggleSaved = (words: Words["site"]["savedButtons"], title: SavedTitle, isSaved: boolean): Promise<void> =>
  withSavedActions(({ saveTitle, removeTitle }) => {
    if (isSaved) showUndo(words.removed, title.title, removeTitle(title.key));
    else showUndo(words.saved, title.title, saveTitle(title));
  });
