/** What had the focus when the navigation ended without a heading to focus; `undefined` if the heading was focused. */
let focusedBefore: Element | null | undefined;

/** Focuses something else, if it returns `true`. */
let instead: () => boolean = () => false;

/** In the layout for a television a new page's first link has the focus, or the card that was left (`app/couch/focus-memory.ts`). @returns a function that ends it */
export function insteadOfHeading(place: () => boolean): () => void {
  const before = instead;
  instead = place;
  return () => {
    instead = before;
  };
}

function focus(heading: HTMLElement): void {
  if (!instead()) heading.focus({ preventScroll: true });
}

/** A visitor who types while the page loads, also in a field that had the focus before, is not taken out of it. */
const cancel = (): void => {
  focusedBefore = undefined;
};

/** Focuses the new page's h1 after a navigation: the visible one, or the next one to mount. */
export function focusHeading(): void {
  const headings = [...document.querySelectorAll<HTMLElement>("main h1")];
  // While the new screen's code loads, the old screen stays in the document, hidden. `checkVisibility` is missing in older browsers.
  const heading = headings.find((candidate) => candidate.checkVisibility?.() ?? true);
  focusedBefore = heading ? undefined : document.activeElement;
  removeEventListener("input", cancel);
  if (heading) focus(heading);
  else addEventListener("input", cancel, { once: true });
}

/** For an h1 that has just mounted. */
export function focusNewHeading(heading: HTMLElement): void {
  const focused = document.activeElement;
  // The body has the focus when the element that had it is hidden with the old screen.
  if (focusedBefore !== undefined && (focused === focusedBefore || focused === document.body)) focus(heading);
  focusedBefore = undefined;
}
