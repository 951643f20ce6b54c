import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { retriesItself } from "#app/data/own-retries.ts";
import { Failure } from "#app/ui/failure.tsx";
import { useWords } from "#app/words/use-words.tsx";
import type { Notice } from "#domain/notices.ts";

type QueryStateProps<T> = {
  query: UseQueryResult<T>;
  /** Shown with a retry when the query fails; `null` shows nothing. */
  failure: Notice | null;
  /** Shown while the query is pending: a skeleton of the same size as the data. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
};

/** A section in each state of its query. */
export function QueryState<T>({ query, failure, skeleton, children }: QueryStateProps<T>): ReactNode {
  const { notices } = useWords("site");
  const text = failure && notices[failure.id].text;
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return text && <Failure text={text} onRetry={() => void query.refetch()} retriesItself={retriesItself(query)} />;
  return (
    <>
      {skeleton}
      {/* Without script the data never come. */}
      {text && (
        <noscript>
          <Failure text={text} />
        </noscript>
      )}
    </>
  );
}
