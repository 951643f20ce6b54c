import { deviceText, removeText, writeText } from "#app/data/device-store.ts";
import { homeRowsKey } from "#domain/storage-keys.ts";
import { mayContinue } from "#features/saved/model/continue-items.ts";
import type { SavedDocuments } from "#features/saved/model/saved-documents.ts";

/** What is stored that pages have room for, in words: rows of Home, "continue", "saved-1" or "saved-2"; "seen" above lists (features/lists/paging/seen-filter.css). */
function homeRowsOf(documents: SavedDocuments): string {
  const saved = Math.min(2, documents.list.titles.size);
  return [mayContinue({ ...documents, now: Date.now() }) && "continue", saved > 0 && `saved-${saved}`, documents.seen.seen.size > 0 && "seen"]
    .filter(Boolean)
    .join(" ");
}

/** Reserves room on the next Home before its first paint (`app/shell/early-theme.ts`). A Home that is shown keeps its room. */
export function reserveHomeRoom(documents: SavedDocuments): void {
  const rows = homeRowsOf(documents);
  const stored = deviceText(homeRowsKey) ?? "";
  if (rows === stored) return;
  if (rows === "") removeText(homeRowsKey);
  else writeText(homeRowsKey, rows);
}
