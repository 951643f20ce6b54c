import { createContext, type ReactNode, use } from "react";
import type { Ask } from "#domain/query.ts";

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
