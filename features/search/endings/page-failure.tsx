import type { UseQueryResult } from "@tanstack/react-query";
import { retriesItself } from "#app/data/own-retries.ts";
import { Failure } from "#app/ui/failure.tsx";
import { pageFailed } from "#app/words/states.ts";
import { Ending } from "./ending.tsx";

/** Stands in for a page that failed to load. Without a query, "Try again" reloads it. */
export function PageFailure({ text, query }: { text: string; query?: UseQueryResult }) {
  return (
    <Ending title={pageFailed}>
      {query ? <Failure text={text} onRetry={() => void query.refetch()} retriesItself={retriesItself(query)} /> : <Failure text={text} />}
    </Ending>
  );
}
