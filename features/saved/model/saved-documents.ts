import { savedListKey, seenKey, watchProgressKey } from "#domain/storage-keys.ts";
import { type ListSections, listDocument } from "./list-document.ts";
import { type ProgressSections, progressDocument } from "./progress-document.ts";
import { type SeenSections, seenDocument } from "./seen-document.ts";
import type { DocumentFormat } from "./stored-document.ts";

/** What the visitor saved, saw and started on this device. */
export type SavedDocuments = { list: ListSections; seen: SeenSections; progress: ProgressSections };
export type DocumentName = keyof SavedDocuments;

export const documentNames: readonly DocumentName[] = ["list", "seen", "progress"];
export const documentKeys: Readonly<Record<DocumentName, string>> = { list: savedListKey, seen: seenKey, progress: watchProgressKey };
export const documentFormats: { readonly [Name in DocumentName]: DocumentFormat<SavedDocuments[Name]> } = {
  list: listDocument,
  seen: seenDocument,
  progress: progressDocument,
};
