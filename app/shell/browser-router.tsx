import { type ReactNode, useLayoutEffect, useState } from "react";
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from "react-router";

/**
 * Like React Router's `BrowserRouter`, whose module also holds forms, fetchers and framework links: 3.8 KB of compressed script that
 * no page uses.
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [{ action, location }, setEntry] = useState({ action: history.action, location: history.location });
  // The browser's history changes outside of React.
  useLayoutEffect(() => history.listen(setEntry), [history]);
  return (
    <Router location={location} navigationType={action} navigator={history} useTransitions={false}>
      {children}
    </Router>
  );
}
