import { useLayoutEffect } from "react";
import { published } from "#app/data/published.ts";
import { homeRowsKey } from "#domain/storage-keys.ts";

const rows = published("");

function storedRows(): string {
  try {
    return localStorage.getItem(homeRowsKey) ?? "";
  } catch {
    return "";
  }
}

function readRows(): void {
  const stored = storedRows();
  document.documentElement.dataset.rows = stored;
  rows.publish(stored);
}

/**
 * The rows of what the device has stored: "continue saved-2", or "". The document's own have their room before the first paint
 * (`app/shell/early-theme.ts`).
 */
export function useHomeRows(): string {
  // Each time that the screen is shown, also by Back, and never while it is shown: a row that came or went would move what the visitor reads.
  useLayoutEffect(readRows, []);
  return rows.usePart((current) => current);
}
