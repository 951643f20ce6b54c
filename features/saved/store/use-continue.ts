import { useEffect, useMemo, useState } from "react";
import { useVisitorRegion } from "#app/data/visitor-region.ts";
import { type ContinueItem, continueItems, continueKeys, finishedSeries, openTitles } from "#features/saved/model/continue-items.ts";
import { withDismissed } from "#features/saved/model/progress-changes.ts";
import { changeSaved } from "./saved-store.ts";
import { useTitleBatch } from "./title-batch-queries.ts";
import { useInPageLanguage } from "./use-in-page-language.ts";
import { useNextDays } from "./use-next-days.ts";
import { useSavedDocuments } from "./use-saved.ts";

/** What was left or comes next, newest first. `isPending`: what follows some episodes is still loading. */
export function useContinue(): { items: ContinueItem[]; isPending: boolean } {
  const documents = useSavedDocuments();
  const [now] = useState(() => Date.now());
  const open = useMemo(() => documents && openTitles({ ...documents, now }), [documents, now]);
  const keys = useMemo(() => (open ? continueKeys(open) : []), [open]);
  // With the region as for the next days, so that both are one request where all of the titles are series.
  const { data, isLoading, isPlaceholderData } = useTitleBatch(keys, useVisitorRegion());
  const loaded = useMemo(() => new Map(data?.titles.map((title) => [title.key, title])), [data]);
  // What the server says is stored, so that the row has no room where nothing goes on.
  useEffect(() => {
    const finished = open && !isPlaceholderData ? finishedSeries(open, loaded) : [];
    if (finished.length > 0) changeSaved("progress", (sections, at) => withDismissed(sections, finished, at, true));
  }, [open, loaded, isPlaceholderData]);
  const stored = useMemo(() => (open ? continueItems(open, loaded) : []), [open, loaded]);
  const titles = useInPageLanguage(useMemo(() => stored.map(({ title }) => title), [stored]));
  const nextDays = useNextDays(useMemo(() => stored.map(({ title }) => title.key), [stored]));
  const items = useMemo(
    () => stored.map((item, index) => ({ ...item, title: titles[index] ?? item.title, next: nextDays.get(item.title.key) })),
    [stored, titles, nextDays],
  );
  return { items, isPending: open === null || isLoading };
}
