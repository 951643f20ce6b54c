/** The `location.state` that section 2's links set. Reset wins over a content type (readings.md). */
export type RouteState = { kind: "none" } | { kind: "reset" } | { kind: "content"; contentType: "movies" | "top" };

/** `location.state` is untrusted; a malformed one counts as none. */
export function parseRouteState(state: unknown): RouteState {
  if (typeof state !== "object" || state === null) return { kind: "none" };
  if ("resetToHome" in state && state.resetToHome === true) return { kind: "reset" };
  if ("contentType" in state && (state.contentType === "movies" || state.contentType === "top")) return { kind: "content", contentType: state.contentType };
  return { kind: "none" };
}

export const resetToHome = { resetToHome: true } as const;
export const contentTypeState = (contentType: "movies" | "top") => ({ contentType });
