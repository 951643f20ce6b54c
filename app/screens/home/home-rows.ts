import { useLayoutEffect, useSyncExternalStore } from "react";
import { homeRowsKey } from "#domain/storage-keys.ts";

let rows = "";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readRows(): void {
  try {
    rows = localStorage.getItem(homeRowsKey) ?? "";
  } catch {
    rows = "";
  }
  document.documentElement.dataset.rows = rows;
  for (const listener of listeners) listener();
}

/**
 * The rows of what the device has stored: "continue saved-2", or "". The document's own have their room before the first paint
 * (`app/shell/early-theme.ts`).
 */
export function useHomeRows(): string {
  // Each time that the screen is shown, also by Back, and never while it is shown: a row that came or went would move what the visitor reads.
  useLayoutEffect(readRows, []);
  return useSyncExternalStore(
    subscribe,
    () => rows,
    () => "",
  );
}
