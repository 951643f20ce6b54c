import { type ReactNode, useState } from "react";
import type { NavigateOptions } from "#app/router/browser-history.ts";
import { addressFrom, type Location, type NavigationKind } from "#app/router/location.ts";
import { type Router, RouterProvider } from "#app/router/router.tsx";

type Entries = { all: readonly Location[]; index: number; kind: NavigationKind };

/** The history of one page in English, which starts with one entry. */
function createMemoryHistory(first: Location, onChange: () => void) {
  let entries: Entries = { all: [first], index: 0, kind: "POP" };
  const show = (next: Entries) => {
    entries = next;
    onChange();
  };
  const shown = () => entries.all[entries.index] ?? first;
  const write = (to: string, { state = null, replace = false }: NavigateOptions) => {
    const index = entries.index + (replace ? 0 : 1);
    const location = { ...addressFrom(shown().pathname, to), state, key: crypto.randomUUID() };
    show({ all: [...entries.all.slice(0, index), location], index, kind: replace ? "REPLACE" : "PUSH" });
  };
  const router: Router = {
    navigate: (to, options = {}) => (typeof to === "number" ? show({ ...entries, index: entries.index + to, kind: "POP" }) : write(to, options)),
    hrefOf: (path) => path,
    locationNow: shown,
  };
  return { router, kind: () => entries.kind };
}

type MemoryRouterProps = { path?: string; state?: unknown; entryKey?: string; children: ReactNode };

/** The router without the browser's history. */
export function MemoryRouter({ path = "/", state = null, entryKey = "default", children }: MemoryRouterProps) {
  const [, render] = useState({});
  const [history] = useState(() => createMemoryHistory({ ...addressFrom("/", path), state, key: entryKey }, () => render({})));
  return (
    <RouterProvider router={history.router} location={history.router.locationNow()} kind={history.kind()}>
      {children}
    </RouterProvider>
  );
}
