import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Failure } from "#app/ui/failure.tsx";
import type { Notice } from "#domain/notices.ts";

type QueryStateProps<T> = {
  query: UseQueryResult<T>;
  /** What is said where the section would be; `null` says nothing. */
  failure: Notice | null;
  /** A skeleton of the size of what comes. */
  waiting: ReactNode;
  children: (answer: T) => ReactNode;
};

/** A section in each of its states: waiting, failed with a retry, there. */
export function QueryState<T>({ query, failure, waiting, children }: QueryStateProps<T>): ReactNode {
  if (query.data !== undefined) return children(query.data);
  if (query.isError && query.fetchStatus === "idle") return failure && <Failure text={failure.text} onRetry={() => void query.refetch()} />;
  return waiting;
}
