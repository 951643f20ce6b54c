import { useSyncExternalStore } from "react";

/** The series whose spoilers the visitor has revealed, until the page is reloaded. */
let revealed: number | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function toggleRevealed(seriesId: number): void {
  revealed = revealed === seriesId ? null : seriesId;
  for (const listener of listeners) listener();
}

export const useIsRevealed = (seriesId: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => revealed === seriesId,
    () => false,
  );
