import { type ToggleEvent, useState } from "react";
import { useLocation } from "react-router";

/** What stands open, by history entry. Lives as long as the page: a reload is a fresh visit. */
const opened = new Set<string>();

/** For a `<details>`: Back and Forward find it as it was left. `name` is its own among those of its page. */
export function useKeptOpen(name: string) {
  const place = `${useLocation().key} ${name}`;
  const [wasOpen] = useState(() => opened.has(place));
  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (currentTarget.open) opened.add(place);
    else opened.delete(place);
  };
  // Set when it appears, and then left to the browser: what was opened before the script came stays open.
  return { open: wasOpen || undefined, onToggle };
}
