import { type ToggleEvent, useEffect, useState } from "react";
import { useLocation } from "#app/router/router.tsx";

/** Values by history entry and name. A reload starts fresh. */
const savedValues = new Map<string, unknown>();

const useEntryKey = (name: string): string => `${useLocation().key} ${name}`;

/** A state that Back and Forward restore. `name` is unique on its page and always has the same type. */
export function useRestoredState<T>(name: string, initial: T) {
  const key = useEntryKey(name);
  const state = useState(() => (savedValues.get(key) as T | undefined) ?? initial);
  const [value] = state;
  // A replaced address (a season, a tab) has a new entry key, and the value must follow it.
  useEffect(() => void savedValues.set(key, value), [key, value]);
  return state;
}

/** The same for a `<details>`, which opens by itself. */
export function useRestoredDetails(name: string) {
  const key = useEntryKey(name);
  const [wasOpen] = useState(() => savedValues.get(key) === true);
  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => void savedValues.set(key, currentTarget.open);
  // Only `true` is ever set, so that hydration does not close what the visitor has opened before.
  return { open: wasOpen || undefined, onToggle };
}
