/** What a click may carry in the history entry (readings). Reset wins over a content type. */
export type RouteState = { kind: "none" } | { kind: "reset" } | { kind: "content"; contentType: "movies" | "top" };

/** History state is anybody's to write: it is parsed before use, and nonsense is no state. */
export function parseRouteState(state: unknown): RouteState {
  if (typeof state !== "object" || state === null) return { kind: "none" };
  if ("resetToHome" in state && state.resetToHome === true) return { kind: "reset" };
  if ("contentType" in state && (state.contentType === "movies" || state.contentType === "top")) return { kind: "content", contentType: state.contentType };
  return { kind: "none" };
}

export const resetToHome = { resetToHome: true } as const;
export const contentTypeState = (contentType: "movies" | "top") => ({ contentType });
