/** What the router writes into the browser's history: a page's key, and how many pages of this document are before it. */
export function historyEntry(): { key: string; idx: number } {
  const { key, idx } = (history.state ?? {}) as { key?: unknown; idx?: unknown };
  return { key: typeof key === "string" ? key : "", idx: typeof idx === "number" ? idx : 0 };
}
