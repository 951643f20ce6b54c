/** Brings something to the top of the window and gives it the focus; gliding, unless the visitor wants stillness. */
export function glideTo(element: HTMLElement): void {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ behavior: still ? "instant" : "smooth" });
  element.focus({ preventScroll: true });
}
