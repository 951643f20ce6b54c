import { type ReactNode, useLayoutEffect, useMemo, useState } from "react";
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
} from "react-router";

/**
 * Like React Router's `BrowserRouter`. The library's modules of routers and of route elements, which no page uses, are 7 KB of compressed script
 * (decision 069).
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [{ action, location }, setEntry] = useState({ action: history.action, location: history.location });
  // The browser's history changes outside of React.
  useLayoutEffect(() => history.listen(setEntry), [history]);
  const navigation = useMemo(() => ({ basename: "/", navigator: history, static: false, useTransitions: false, future: {} }), [history]);
  const entry = useMemo(() => ({ location, navigationType: action }), [location, action]);
  return (
    <NavigationContext value={navigation}>
      <LocationContext value={entry}>{children}</LocationContext>
    </NavigationContext>
  );
}
