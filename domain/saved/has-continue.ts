import type { SavedDocuments } from "./saved-documents.ts";
import { isEpisodeKey } from "./title-key.ts";

/** Whether something was started, or a series goes on. */
export const hasContinue = ({ progress, seen }: Pick<SavedDocuments, "progress" | "seen">): boolean =>
  progress.positions.entries.size > 0 || progress.opened.entries.size > 0 || [...seen.seen.entries.keys()].some(isEpisodeKey);
