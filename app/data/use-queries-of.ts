import { useMemo } from "react";
import type { Ask } from "#domain/query.ts";
import { useAsk } from "./ask-context.tsx";

/** The queries of one feature, asked of the page's catalog. */
export function useQueriesOf<Q>(queriesOf: (ask: Ask) => Q): Q {
  const ask = useAsk();
  return useMemo(() => queriesOf(ask), [ask, queriesOf]);
}
