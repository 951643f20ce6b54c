import { useEffect, useRef } from "react";
import { announce } from "#app/ui/announcement.ts";

/** Speaks each `text` after the first, which comes with the page. An empty one is still loading. */
export function useChangeAnnouncement(text: string): void {
  const last = useRef("");
  // The region belongs to the shell.
  useEffect(() => {
    if (text === "" || text === last.current) return;
    if (last.current !== "") announce(text);
    last.current = text;
  }, [text]);
}
