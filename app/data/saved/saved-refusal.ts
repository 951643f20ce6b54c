import { useSyncExternalStore } from "react";

/** Why the browser stores nothing. */
export type Refusal = "full" | "denied";

let current: Refusal | null = null;
const listeners = new Set<() => void>();

export function publishRefusal(refusal: Refusal | null): void {
  if (refusal === current) return;
  current = refusal;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Why the last change is not on the device; `null` if it is. */
export const useRefusal = (): Refusal | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
