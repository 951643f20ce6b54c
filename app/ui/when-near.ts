import { whenIdle } from "./idle.ts";

const distance = "1000px";
/** Back renders a page without a press on the one that was loaded. */
const interactions = ["pointerdown", "keydown", "scroll", "popstate"] as const;

/**
 * Resolves when an element of the document comes near the window, or when the browser is idle after the visitor's first interaction. At once without
 * such an element: on the server, and on a page that the browser renders.
 */
export function whenNear(selector: string): Promise<void> {
  return new Promise((resolve) => {
    const elements = typeof document === "undefined" ? [] : [...document.querySelectorAll(selector)];
    if (elements.length === 0) return resolve();
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && done(), { rootMargin: distance });
    function done(): void {
      observer.disconnect();
      for (const type of interactions) removeEventListener(type, done, true);
      whenIdle(resolve);
    }
    for (const type of interactions) addEventListener(type, done, { capture: true, passive: true });
    for (const element of elements) observer.observe(element);
  });
}
