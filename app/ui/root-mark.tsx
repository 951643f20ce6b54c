import { useEffect } from "react";

/**
 * Marks the document's root while it is mounted, for styles of the whole page: `data-consent` by `name="consent"`. `:root:has(…)` would do without
 * script, but then the browser computes the styles of the whole document again at each insertion, even of a preload: 45 ms of a tap on a slow phone.
 */
export function RootMark({ name }: { name: string }) {
  // The root is outside of React.
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset[name] = "";
    return () => {
      delete dataset[name];
    };
  }, [name]);
  return null;
}
