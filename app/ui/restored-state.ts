import { type ToggleEvent, useEffect, useState } from "react";
import { useLocation } from "react-router";

/** How parts of pages were left, by history entry. Lives as long as the page: a reload is a fresh visit. */
const left = new Map<string, unknown>();

const usePlace = (name: string): string => `${useLocation().key} ${name}`;

/** A state that Back and Forward find as it was left. `name` is its own among those of its page, and always holds the same type. */
export function useRestoredState<T>(name: string, initial: T) {
  const place = usePlace(name);
  const state = useState(() => (left.get(place) as T | undefined) ?? initial);
  const [value] = state;
  // A choice in place (a season, a tab) makes another history entry of this one; what stands open goes along.
  useEffect(() => void left.set(place, value), [place, value]);
  return state;
}

/** The same for a `<details>`, which opens by itself. */
export function useRestoredDetails(name: string) {
  const place = usePlace(name);
  const [wasOpen] = useState(() => left.get(place) === true);
  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => void left.set(place, currentTarget.open);
  // Set when it appears, and then left to the browser: what was opened before the script came stays open.
  return { open: wasOpen || undefined, onToggle };
}
