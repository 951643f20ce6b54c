import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from "react";
import { pathIn, pathWithout } from "#domain/language-addresses.ts";
import type { Language } from "#domain/languages.ts";
import { createBrowserHistory, type NavigateOptions } from "./browser-history.ts";
import { addressFrom, type Location, type NavigationKind } from "./location.ts";

/** Goes to an address of the site (`addressFrom`), or by a number of history entries. */
export type Navigate = (to: string | number, options?: NavigateOptions) => void;

/** The same for a document's whole life. */
export type Router = {
  navigate: Navigate;
  /** A path as the browser's address. */
  hrefOf: (path: string) => string;
  /** Also inside a hidden screen the one that is shown. */
  locationNow: () => Location;
};

const RouterContext = createContext<Router | null>(null);
const LocationContext = createContext<Location | null>(null);
const KindContext = createContext<NavigationKind>("POP");

function useRouterContext<Value>(value: Value | null): Value {
  if (!value) throw new Error("There is no router around this component");
  return value;
}

export const useRouter = (): Router => useRouterContext(use(RouterContext));
export const useNavigate = (): Navigate => useRouter().navigate;
/** The router's location; in a hidden screen, that of the screen. */
export const useLocation = (): Location => useRouterContext(use(LocationContext));
export const useNavigationKind = (): NavigationKind => use(KindContext);

type RouterProviderProps = { router: Router; location: Location; kind: NavigationKind; children: ReactNode };

export function RouterProvider({ router, location, kind, children }: RouterProviderProps) {
  return (
    <RouterContext value={router}>
      <KindContext value={kind}>
        <LocationContext value={location}>{children}</LocationContext>
      </KindContext>
    </RouterContext>
  );
}

/** Retains a location for what it surrounds, so that navigations elsewhere do not render that. */
export function AtLocation({ location, children }: { location: Location; children: ReactNode }) {
  return <LocationContext value={location}>{children}</LocationContext>;
}

export function BrowserRouter({ language, children }: { language: Language; children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory(language));
  const { location, kind } = useSyncExternalStore(history.subscribe, history.visit, history.visit);
  return (
    <RouterProvider router={history} location={location} kind={kind}>
      {children}
    </RouterProvider>
  );
}

/** The server's: one location. @param address with its language */
export function StaticRouter({ language, address, children }: { language: Language; address: string; children: ReactNode }) {
  const { pathname, ...rest } = addressFrom("/", address);
  const location = { ...rest, pathname: pathWithout(language, pathname) ?? pathname, state: null, key: "default" };
  const router = { navigate: () => undefined, hrefOf: (path: string) => pathIn(language, path), locationNow: () => location };
  return (
    <RouterProvider router={router} location={location} kind="POP">
      {children}
    </RouterProvider>
  );
}

/** Leads elsewhere in place of its page, which is not one to return to. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}
