let wanted = false;

const focused = (heading: HTMLElement): void => heading.focus({ preventScroll: true });

/** After a navigation the focus belongs to the new page's h1: the one that stands, or the next one to appear. */
export function focusHeading(): void {
  const headings = [...document.querySelectorAll<HTMLElement>("main h1")];
  // While the new screen's code is on its way, the old one stays in the document, hidden. Older browsers cannot tell.
  const heading = headings.find((one) => one.checkVisibility?.() ?? true);
  wanted = heading === undefined;
  if (heading) focused(heading);
}

/** For an h1 that has just appeared. */
export function focusNewHeading(heading: HTMLElement): void {
  if (wanted) focused(heading);
  wanted = false;
}
