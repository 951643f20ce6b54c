import { createContext, type ReactNode, use } from "react";
import type { Ask, CallOptions, Query } from "#domain/query.ts";
import type { QueryOptions } from "./query.ts";

const AskContext = createContext<Ask | null>(null);

/** `ask`: on the server over the store and the provider, in the browser over HTTP. */
export function AskProvider({ ask, children }: { ask: Ask; children: ReactNode }) {
  return <AskContext value={ask}>{children}</AskContext>;
}

export function useAsk(): Ask {
  const ask = use(AskContext);
  if (!ask) throw new Error("useAsk is called outside AskProvider");
  return ask;
}

/** The options of a query. Another key than its name and input, or a cancelled request, its caller says itself. */
export const optionsOf = <Input extends readonly (string | number)[], Data, Options extends CallOptions = CallOptions>(
  ask: Ask,
  query: Query<Input, Data, Options>,
  input: Input,
): QueryOptions<Data> => ({
  queryKey: [query.name, ...input],
  queryFn: () => ask(query, input),
  meta: { failures: query.failures },
});
