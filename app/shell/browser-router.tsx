import { type ReactNode, useLayoutEffect, useState } from "react";
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from "react-router";

/**
 * React Router's `BrowserRouter` in declarative mode. The library's own stands in one module with its forms, fetchers and framework links:
 * 3.8 KB of compressed script that no page uses.
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [{ action, location }, setEntry] = useState({ action: history.action, location: history.location });
  // The history is the browser's: Back, Forward and our own navigations all arrive here.
  useLayoutEffect(() => history.listen(setEntry), [history]);
  return (
    <Router location={location} navigationType={action} navigator={history} useTransitions={false}>
      {children}
    </Router>
  );
}
