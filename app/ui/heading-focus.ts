let isPending = false;

const focus = (heading: HTMLElement): void => heading.focus({ preventScroll: true });

/** Focuses the new page's h1 after a navigation: the visible one, or the next one to mount. */
export function focusHeading(): void {
  const headings = [...document.querySelectorAll<HTMLElement>("main h1")];
  // While the new screen's code loads, the old screen stays in the document, hidden. `checkVisibility` is missing in older browsers.
  const heading = headings.find((candidate) => candidate.checkVisibility?.() ?? true);
  isPending = heading === undefined;
  if (heading) focus(heading);
}

/** For an h1 that has just mounted. */
export function focusNewHeading(heading: HTMLElement): void {
  if (isPending) focus(heading);
  isPending = false;
}
