import { useEffect, useRef } from "react";
import { useHydrated } from "./hydrated.ts";

/** Of the shell's live region: screen readers hear a text only in a region that is older than the text. */
export const announcerId = "announcer";

/** Then the text stands on the page alone, and is not read a second time. */
const spokenMs = 3000;
let timer: ReturnType<typeof setTimeout>;

/** Speaks to screen readers. */
export function announce(text: string): void {
  const region = document.getElementById(announcerId);
  if (!region) return;
  region.textContent = text;
  clearTimeout(timer);
  timer = setTimeout(announce, spokenMs, "");
}

/** Speaks each new `text`. What stands in the server's document is read with the page. */
export function useAnnouncement(text: string): void {
  const spoken = useRef(useHydrated() ? "" : text);
  // The region belongs to the shell.
  useEffect(() => {
    if (text !== spoken.current) announce(text);
    spoken.current = text;
  }, [text]);
}
