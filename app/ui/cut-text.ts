import { type RefObject, useEffect, useRef, useState } from "react";

/** More than three lines hold in the narrowest card. */
const likelyCutChars = 100;

/**
 * Whether a text with a line clamp is cut. Until it is laid out, a guess from its length. An open `<details>` right after the text
 * stops the measuring.
 */
export function useCutText<E extends HTMLElement>(text: string): { element: RefObject<E | null>; isCut: boolean } {
  const element = useRef<E>(null);
  const [isCut, setCut] = useState(text.length > likelyCutChars);
  // Whether the text fits depends on the layout, which changes with the width.
  useEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const observer = new ResizeObserver(() => {
      const rest = measured.nextElementSibling;
      if (!(rest instanceof HTMLDetailsElement && rest.open)) setCut(measured.scrollHeight > measured.clientHeight + 1);
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return { element, isCut };
}
