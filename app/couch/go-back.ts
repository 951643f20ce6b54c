import { nextTask } from "#app/data/next-task.ts";
import { historyEntry } from "#app/router/history-entry.ts";
import { focusScope } from "./focus-targets.ts";
import { isAdjusting, stopAdjusting } from "./press.ts";

/** Whether pages of this visit are before the shown one. */
const hasPageBefore = (): boolean => historyEntry().idx > 0;

/** What Escape may close. */
const openParts = (): number => document.querySelectorAll("[aria-expanded=true], [data-slot=dropdown], .stage-overlay").length;

/** Our own presses of Escape, which are for what is open and no Back. */
const closingPresses = new WeakSet<Event>();
export const isClosingPress = (event: Event): boolean => closingPresses.has(event);

/** Lets what is open close by Escape. @returns whether something did */
async function closeOpenPart(): Promise<boolean> {
  const scope = focusScope();
  if (scope instanceof HTMLDialogElement) {
    scope.close();
    return true;
  }
  const before = openParts();
  const focused = document.activeElement;
  const closing = new KeyboardEvent("keydown", { key: "Escape", code: "Escape", bubbles: true, cancelable: true });
  closingPresses.add(closing);
  const isUnused = (focused ?? document.body).dispatchEvent(closing);
  // React renders at the end of the task.
  await nextTask();
  return !isUnused || openParts() !== before || document.activeElement !== focused;
}

export type Home = { isHome: () => boolean; goHome: () => void };

/** Whether Back has something to do. Otherwise it is the television's, and leaves the site. */
export const canGoBack = (isHome: boolean): boolean => !isHome || hasPageBefore() || isAdjusting() || focusScope() !== document.body || openParts() > 0;

/** One step back: out of a value, out of what is open, to the page before, at last to `goHome`. */
export async function goBack(goHome: () => void): Promise<void> {
  if (stopAdjusting() || (await closeOpenPart())) return;
  if (hasPageBefore()) history.back();
  else goHome();
}
