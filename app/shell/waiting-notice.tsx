import { type Query, useIsFetching } from "@tanstack/react-query";
import { useIsSlow } from "#app/data/slow-wait.ts";
import { useWords } from "#app/words/use-words.tsx";

/** Whether a part of the page waits for its first data. Queries without notices are additions, or say themselves that they wait. */
const isAwaited = (query: Query): boolean => query.state.data === undefined && query.getObserversCount() > 0 && Boolean(query.meta?.failures.length);

/** Says once for the whole page that the provider is slow. In the corner of the toasts, so that nothing moves. */
export function WaitingNotice() {
  const { stillWaiting } = useWords("site").states;
  const isSlow = useIsSlow(useIsFetching({ predicate: isAwaited }) > 0);
  return (
    <div aria-live="polite" data-slot="waiting" className="flex justify-end">
      {isSlow && (
        <p className="mb-3 flex items-center gap-3 rounded-lg border border-line bg-raised px-4 py-3 text-sm shadow-2xl">
          <span className="skeleton size-2 shrink-0 rounded-full bg-marquee" />
          {stillWaiting}
        </p>
      )}
    </div>
  );
}
