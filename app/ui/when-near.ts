import { whenIdle } from "./idle.ts";

const distance = "1000px";
/** Back renders a page without a press on the one that was loaded. */
const interactions = ["pointerdown", "keydown", "scroll", "popstate"] as const;

/** Resolves at the visitor's first interaction, from the start of the script on: a part may ask after it. */
const interacted = new Promise<void>((resolve) => {
  if (!import.meta.env.SSR) for (const type of interactions) addEventListener(type, () => resolve(), { capture: true, passive: true });
});

/**
 * Resolves when an element of the document comes near the window, or when the browser is idle after the visitor's first interaction. At once without
 * such an element: on the server, and on a page that the browser renders.
 */
export function whenNear(selector: string): Promise<void> {
  return new Promise((resolve) => {
    const elements = import.meta.env.SSR ? [] : [...document.querySelectorAll(selector)];
    if (elements.length === 0) return resolve();
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && done(), { rootMargin: distance });
    function done(): void {
      observer.disconnect();
      whenIdle(resolve);
    }
    void interacted.then(done);
    for (const element of elements) observer.observe(element);
  });
}
