import { historyEntry } from "#app/router/history-entry.ts";
import { insteadOfHeading } from "#app/ui/heading-focus.ts";
import { type Focusable, isTarget } from "./focus-targets.ts";
import { focusFirst, focusFromNowhere, focusOn, isNowhere } from "./move-focus.ts";
import { isInRail, rememberInRow } from "./rows.ts";

/** `address`: finds it again in a screen that has been built anew. */
type Place = { element: WeakRef<Focusable>; address: string | null };

/** Where the focus was last, by the router's key of the page in the history. Old ones go: a visit is a hundred pages and more. */
const places = new Map<string, Place>();
const mostPlaces = 50;

function remember({ target }: FocusEvent): void {
  if (!isTarget(target)) return;
  rememberInRow(target);
  if (isInRail(target)) return;
  const { key } = historyEntry();
  places.delete(key);
  places.set(key, { element: new WeakRef(target), address: target.getAttribute("href") });
  for (const oldest of places.keys()) if (places.size > mostPlaces) places.delete(oldest);
}

function findAgain({ element, address }: Place): Focusable | undefined {
  const same = element.deref();
  if (same && isTarget(same)) return same;
  return address === null
    ? undefined
    : [...document.querySelectorAll<Focusable>("main a")].find((link) => link.getAttribute("href") === address && isTarget(link));
}

/** Calls `attempt` with each change of the page until it succeeds, or the visitor goes on. @returns ends it */
function onceThere(attempt: () => boolean): () => void {
  const observer = new MutationObserver(() => attempt() && stop());
  const stop = () => {
    observer.disconnect();
    for (const event of ["keydown", "pointerdown"]) removeEventListener(event, stop, true);
    removeEventListener("popstate", stop);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  for (const event of ["keydown", "pointerdown"]) addEventListener(event, stop, true);
  addEventListener("popstate", stop);
  return stop;
}

/** Where the focus goes in place of a new page's heading, which shows none: back where it was, else to what the page begins with. */
function placeFocus(): boolean {
  const place = places.get(historyEntry().key);
  if (place && placeAgain(place)) return true;
  if (place) onceThere(() => placeAgain(place));
  return focusFirst();
}

function placeAgain(place: Place): boolean {
  const again = findAgain(place);
  if (again) focusOn(again);
  return again !== undefined;
}

/** A heading shows no focus, and OK does nothing on it: the part's first link or button has it, as soon as there is one. */
function focusWhileNowhere(): void {
  if (isNowhere()) focusFromNowhere();
}

/** Back returns to the card that was opened. @returns a function that ends it */
export function rememberFocus(): () => void {
  addEventListener("focusin", remember);
  addEventListener("focusin", focusWhileNowhere);
  const end = insteadOfHeading(placeFocus);
  focusWhileNowhere();
  // A page that is another one on a television, such as the search, replaces what had the focus.
  const stop = onceThere(() => {
    focusWhileNowhere();
    return false;
  });
  return () => {
    removeEventListener("focusin", remember);
    removeEventListener("focusin", focusWhileNowhere);
    stop();
    end();
  };
}
