const scrollBehavior = (): ScrollBehavior => (window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth");

/** Scrolls an element to the top of the window and focuses it, or what follows it. */
export function smoothScrollTo(element: HTMLElement, focused = element): void {
  element.scrollIntoView({ behavior: scrollBehavior() });
  focused.focus({ preventScroll: true });
}

export function smoothScrollToTop(): void {
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
}
