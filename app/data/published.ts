import { useSyncExternalStore } from "react";

/** A value outside React that components follow. On the server and while hydrating it is `initial`. */
export function published<Value>(initial: Value) {
  let current = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get: (): Value => current,
    publish(next: Value): void {
      current = next;
      for (const listener of listeners) listener();
    },
    /** `select` returns the same part while nothing that it reads changes. */
    usePart: <Part>(select: (value: Value) => Part): Part =>
      useSyncExternalStore(
        subscribe,
        () => select(current),
        () => select(initial),
      ),
  };
}
