import { deviceText, removeText, writeText } from "#app/data/device-store.ts";
import { homeRowsKey } from "#domain/storage-keys.ts";
import { mayContinue } from "#features/saved/model/continue-items.ts";
import type { SavedDocuments } from "#features/saved/model/saved-documents.ts";

/** The rows of what is stored that Home has room for, in words: "continue", "saved-1" or "saved-2". */
function homeRowsOf(documents: SavedDocuments): string {
  const saved = Math.min(2, documents.list.titles.size);
  return [mayContinue({ ...documents, now: Date.now() }) && "continue", saved > 0 && `saved-${saved}`].filter(Boolean).join(" ");
}

/** Reserves room on the next Home before its first paint (`app/shell/early-theme.ts`). A Home that is shown keeps its room. */
export function reserveHomeRoom(documents: SavedDocuments): void {
  const rows = homeRowsOf(documents);
  const stored = deviceText(homeRowsKey) ?? "";
  if (rows === stored) return;
  if (rows === "") removeText(homeRowsKey);
  else writeText(homeRowsKey, rows);
}
