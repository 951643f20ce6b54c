/** What the router writes into the browser's history: a page's key, how many pages of this document are before it, and what the link to it states. */
export function historyEntry(): { key: string; idx: number; usr: unknown } {
  const { key, idx, usr = null } = (history.state ?? {}) as { key?: unknown; idx?: unknown; usr?: unknown };
  return { key: typeof key === "string" ? key : "default", idx: typeof idx === "number" ? idx : 0, usr };
}
