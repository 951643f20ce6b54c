import { published } from "#app/data/published.ts";
import type { SavedDocuments } from "#domain/saved/saved-documents.ts";

// Part of a page's first script: nothing is parsed here. `saved-store.ts` publishes.

const documents = published<SavedDocuments | null>(null);

export const publishDocuments = documents.publish;

/** `empty` on the server, while hydrating and until the store's code has loaded. `select` returns the same value while nothing that it reads changes. */
export const useSavedValue = <Value>(select: (documents: SavedDocuments) => Value, empty: Value): Value =>
  documents.usePart((current) => (current ? select(current) : empty));
