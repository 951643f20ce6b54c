import { changeSaved } from "#app/data/saved/saved-store.ts";
import { dismissed } from "#content/words/continue.ts";
import { withDismissed } from "#domain/saved/progress-changes.ts";
import type { SavedTitle } from "#domain/saved/saved-title.ts";
import { showUndo } from "./show-undo.ts";

/** Takes a title out of the Continue row, with a toast that takes it back. */
export function dismissTitle({ key, title }: SavedTitle): void {
  const undo = changeSaved("progress", (sections, now) => withDismissed(sections, [key], now));
  showUndo(dismissed, title, undo);
}
