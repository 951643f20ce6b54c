/** How to scroll: gliding, unless the visitor wants stillness. */
const manner = (): ScrollBehavior => (window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth");

/** Brings something to the top of the window and gives it the focus. */
export function smoothScrollTo(element: HTMLElement): void {
  element.scrollIntoView({ behavior: manner() });
  element.focus({ preventScroll: true });
}

export function smoothScrollToTop(): void {
  window.scrollTo({ top: 0, behavior: manner() });
}
