import { mayContinue } from "./continue-items.ts";
import type { SavedDocuments } from "./saved-documents.ts";

/** The rows of what is stored that Home has room for, in words: "continue", "saved-1" or "saved-2". `now`: milliseconds since 1970. */
export function homeRowsOf(documents: SavedDocuments, now: number): string {
  const saved = Math.min(2, documents.list.titles.entries.size);
  return [mayContinue({ ...documents, now }) && "continue", saved > 0 && `saved-${saved}`].filter(Boolean).join(" ");
}
