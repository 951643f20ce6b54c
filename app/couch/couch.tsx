import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "#app/router/router.tsx";
import { paths } from "#domain/addresses.ts";
import { CouchRail } from "./couch-rail.tsx";
import { rememberFocus } from "./focus-memory.ts";
import { listenToGamepads } from "./gamepad.ts";
import { listenToRemote } from "./remote-keys.ts";

/** What a television needs beside its styles: the rail, and keys that move the focus. */
export function Couch() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isHome = useEffectEvent(() => pathname === paths.home);
  // Replaced, so that Back leaves the site from there.
  const goHome = useEffectEvent(() => navigate(paths.home, { replace: true }));
  // Keys and gamepads are the window's.
  useEffect(() => {
    const home = { isHome: () => isHome(), goHome: () => goHome() };
    const ends = [rememberFocus(), listenToRemote(home), listenToGamepads(home)];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return <CouchRail />;
}
