import { withDismissed } from "./model/progress-changes.ts";
import type { SavedTitle } from "./model/saved-title.ts";
import { showUndo } from "./show-undo.ts";
import { changeSaved } from "./store/saved-store.ts";
import { dismissed } from "./words/continue.ts";

/** Takes a title out of the Continue row, with a toast that takes it back. */
export function dismissTitle({ key, title }: SavedTitle): void {
  const undo = changeSaved("progress", (sections, now) => withDismissed(sections, [key], now));
  showUndo(dismissed, title, undo);
}
