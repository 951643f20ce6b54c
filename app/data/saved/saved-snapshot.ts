import { useSyncExternalStore } from "react";
import type { SavedDocuments } from "#domain/saved/saved-documents.ts";

// Part of a page's first script: nothing is parsed here. `saved-store.ts` publishes.

let current: SavedDocuments | null = null;
const listeners = new Set<() => void>();

export function publishDocuments(documents: SavedDocuments): void {
  current = documents;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `empty` on the server, while hydrating and until the store's code has loaded. `select` returns the same value while nothing that it reads changes. */
export const useSavedValue = <Value>(select: (documents: SavedDocuments) => Value, empty: Value): Value =>
  useSyncExternalStore(
    subscribe,
    () => (current ? select(current) : empty),
    () => empty,
  );
