import { pathIn, pathWithout } from "#domain/language-addresses.ts";
import type { Language } from "#domain/languages.ts";
import { historyEntry } from "./history-entry.ts";
import { addressFrom, type Location, type NavigationKind, textOf } from "./location.ts";

/** `state`: for the page, until it is loaded again. `replace`: Back does not return to the page that is left. */
export type NavigateOptions = { state?: unknown; replace?: boolean };

type Visit = { location: Location; kind: NavigationKind };

const newKey = (): string => Math.random().toString(36).slice(2, 10);

function locationIn(language: Language): Location {
  const { pathname, search, hash } = window.location;
  const { key, usr } = historyEntry();
  return { pathname: pathWithout(language, pathname) ?? pathname, search, hash, state: usr, key };
}

/** The router over the browser's history. An address that is written past it (a canonical path, a page of a list) is for the next document, and renders nothing. */
export function createBrowserHistory(language: Language) {
  const listeners = new Set<() => void>();
  let visit: Visit = { location: locationIn(language), kind: "POP" };

  const show = (kind: NavigationKind): void => {
    visit = { location: locationIn(language), kind };
    for (const listener of listeners) listener();
  };
  window.addEventListener("popstate", () => show("POP"));

  const write = (to: string, { state = null, replace = false }: NavigateOptions): void => {
    const address = pathIn(language, textOf(addressFrom(visit.location.pathname, to)));
    const { idx } = historyEntry();
    const entry = { usr: state, key: newKey(), idx: replace ? idx : idx + 1 };
    try {
      if (replace) history.replaceState(entry, "", address);
      else history.pushState(entry, "", address);
    } catch {
      // Safari refuses the hundredth entry within half a minute.
      window.location.assign(address);
    }
    show(replace ? "REPLACE" : "PUSH");
  };

  return {
    visit: () => visit,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    navigate: (to: string | number, options: NavigateOptions = {}) => (typeof to === "number" ? history.go(to) : write(to, options)),
    hrefOf: (path: string) => pathIn(language, path),
    locationNow: () => visit.location,
  };
}
