import { withSavedActions } from "./change-saved.ts";
import type { SavedTitle } from "./model/saved-title.ts";
import { showUndo } from "./show-undo.ts";
import * as words from "./words/saved-buttons.ts";

/** `isSaved`: what the pressed button shows. */
export const toggleSaved = (title: SavedTitle, isSaved: boolean): Promise<void> =>
  withSavedActions(({ saveTitle, removeTitle }) => {
    if (isSaved) showUndo(words.removed, title.title, removeTitle(title.key));
    else showUndo(words.saved, title.title, saveTitle(title));
  });
