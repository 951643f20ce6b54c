import type { Words } from "#languages/words.ts";
import { withDismissed } from "./model/progress-changes.ts";
import type { SavedTitle } from "./model/saved-title.ts";
import { showUndo } from "./show-undo.ts";
import { changeSaved } from "./store/saved-store.ts";

/** Takes a title out of the Continue row, with a toast that takes it back. */
export function dismissTitle({ dismissed }: Words["saved"]["continueRow"], { key, title }: SavedTitle): void {
  const undo = changeSaved("progress", (sections, now) => withDismissed(sections, [key], now));
  showUndo(dismissed, title, undo);
}
