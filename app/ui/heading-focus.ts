let wanted = false;

const focused = (heading: HTMLElement): void => heading.focus({ preventScroll: true });

/** After a navigation the focus belongs to the new page's h1: the one that stands, or the next one to appear. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  wanted = heading === null;
  if (heading) focused(heading);
}

/** For an h1 that has just appeared. */
export function takeHeadingFocus(heading: HTMLElement): void {
  if (wanted) focused(heading);
  wanted = false;
}
