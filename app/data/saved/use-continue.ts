import { useEffect, useMemo, useState } from "react";
import { useTitleBatch } from "#app/data/title-batch-queries.ts";
import { type ContinueItem, continueItems, continueKeys, finishedSeries } from "#domain/saved/continue-items.ts";
import { withDismissed } from "#domain/saved/progress-changes.ts";
import { changeSaved } from "./saved-store.ts";
import { useSavedDocuments } from "./use-saved.ts";

/** What was left or comes next, newest first. `isPending`: what follows some episodes is still loading. */
export function useContinue(): { items: ContinueItem[]; isPending: boolean } {
  const documents = useSavedDocuments();
  const [now] = useState(() => Date.now());
  const stored = useMemo(() => documents && { ...documents, now }, [documents, now]);
  const keys = useMemo(() => (stored ? continueKeys(stored) : []), [stored]);
  const { data, isLoading, isPlaceholderData } = useTitleBatch(keys);
  const loaded = useMemo(() => new Map(data?.titles.map((title) => [title.key, title])), [data]);
  // What the server says is stored, so that the row has no room where nothing goes on.
  useEffect(() => {
    const finished = stored && !isPlaceholderData ? finishedSeries(stored, loaded) : [];
    if (finished.length > 0) changeSaved("progress", (sections, at) => withDismissed(sections, finished, at, true));
  }, [stored, loaded, isPlaceholderData]);
  const items = useMemo(() => (stored ? continueItems(stored, loaded) : []), [stored, loaded]);
  return { items, isPending: stored === null || isLoading };
}
