import type { UseQueryResult } from "@tanstack/react-query";
import { retriesItself } from "#app/data/own-retries.ts";
import { Failure } from "#app/ui/failure.tsx";
import { useWords } from "#app/words/use-words.tsx";
import type { Notice } from "#domain/notices.ts";
import { Ending } from "./ending.tsx";

/** Stands in for a page that failed to load. Without a query, "Try again" reloads it. */
export function PageFailure({ text, query }: { text: string; query?: UseQueryResult }) {
  const { pageFailed } = useWords("site").states;
  return (
    <Ending title={pageFailed}>
      {query ? <Failure text={text} onRetry={() => void query.refetch()} retriesItself={retriesItself(query)} /> : <Failure text={text} />}
    </Ending>
  );
}

/** Stands in for a page whose query failed. */
export function FailedPage({ notice, query }: { notice: Notice; query: UseQueryResult }) {
  const { notices } = useWords("site");
  return <PageFailure text={notices[notice.id].text} query={query} />;
}
