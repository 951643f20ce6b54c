import type { SavedEntry } from "#domain/saved/list-document.ts";
import type { SavedDocuments } from "#domain/saved/saved-documents.ts";
import type { OwnRating } from "#domain/saved/seen-document.ts";
import type { TitleKey } from "#domain/saved/title-key.ts";
import { useSavedValue } from "./saved-snapshot.ts";

export const useSaved = (key: TitleKey): SavedEntry | null => useSavedValue(({ list }) => list.titles.entries.get(key) ?? null, null);
export const useOwnRating = (key: TitleKey): OwnRating | null => useSavedValue(({ seen }) => seen.ratings.entries.get(key) ?? null, null);
/** `null` until the store's code has loaded. */
export const useSavedDocuments = (): SavedDocuments | null => useSavedValue<SavedDocuments | null>((documents) => documents, null);
