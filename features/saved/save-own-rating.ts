import { withSavedActions } from "./change-saved.ts";
import type { RatingChange } from "./model/seen-changes.ts";
import type { OwnRating } from "./model/seen-document.ts";
import { showUndo } from "./show-undo.ts";
import * as words from "./words/own-rating.ts";

type Stored = Pick<OwnRating, "rating" | "note"> | null;

function outcome({ rating, note }: RatingChange): string {
  if (rating !== null) return words.saved;
  return note.trim() === "" ? words.removed : words.noteSaved;
}

/** Stores the visitor's rating and note of a title. Nothing happens, and nothing is reported, if neither has changed. */
export async function saveOwnRating(change: RatingChange, stored: Stored): Promise<void> {
  if (change.rating === (stored?.rating ?? null) && change.note.trim() === (stored?.note ?? "")) return;
  await withSavedActions(({ rateTitle }) => showUndo(outcome(change), change.title.title, rateTitle(change)));
}
