import { deviceText, removeText, writeText } from "#app/data/device-store.ts";
import { homeRowsOf } from "#domain/saved/home-rows.ts";
import type { SavedDocuments } from "#domain/saved/saved-documents.ts";
import { homeRowsKey } from "#domain/storage-keys.ts";

/** Reserves room on the next Home before its first paint (`app/shell/early-theme.ts`). A Home that is shown keeps its room. */
export function reserveHomeRoom(documents: SavedDocuments): void {
  const rows = homeRowsOf(documents, Date.now());
  const stored = deviceText(homeRowsKey) ?? "";
  if (rows === stored) return;
  if (rows === "") removeText(homeRowsKey);
  else writeText(homeRowsKey, rows);
}
