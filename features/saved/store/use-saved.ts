import { published } from "#app/data/published.ts";
import type { TitleKey } from "#domain/title-key.ts";
import type { SavedDocuments } from "#features/saved/model/saved-documents.ts";
import type { SavedTitleEntry } from "#features/saved/model/saved-title.ts";
import type { OwnRating } from "#features/saved/model/seen-document.ts";

// Part of a page's first script: nothing is parsed here. `saved-store.ts` publishes.

const documents = published<SavedDocuments | null>(null);

export const publishDocuments = documents.publish;

/** `empty` on the server, while hydrating and until the store's code has loaded. `select` returns the same value while nothing that it reads changes. */
export const useSavedValue = <Value>(select: (documents: SavedDocuments) => Value, empty: Value): Value =>
  documents.usePart((current) => (current ? select(current) : empty));

export const useSaved = (key: TitleKey): SavedTitleEntry | null => useSavedValue(({ list }) => list.titles.get(key) ?? null, null);
export const useOwnRating = (key: TitleKey): OwnRating | null => useSavedValue(({ seen }) => seen.ratings.get(key) ?? null, null);
/** `null` until the store's code has loaded. */
export const useSavedDocuments = (): SavedDocuments | null => useSavedValue<SavedDocuments | null>((all) => all, null);
