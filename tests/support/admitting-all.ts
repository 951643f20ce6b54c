import type { ListenerDeps } from "#server/http/cache-first-listener.ts";

/** Admission without limits. No page waits for its turn. */
export const admittingAll: ListenerDeps["admission"] = { admit: () => true, joinStart: () => null };
