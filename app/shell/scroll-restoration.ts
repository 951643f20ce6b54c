import "./back.css";
import { useEffect, useRef } from "react";
import { parseRouteState } from "#app/data/route-state.ts";
import { useLocation, useNavigationKind } from "#app/router/router.tsx";
import { focusHeading } from "#app/ui/heading-focus.ts";
import { smoothScrollToTop } from "#app/ui/smooth-scroll.ts";

/** Scroll offsets by history key, in CSS pixels. After a reload the browser restores the offset itself. */
const offsets = new Map<string, number>();

/** Whether Back or Forward to a history entry scrolls nowhere. */
export const startsAtTop = (key: string): boolean => (offsets.get(key) ?? 0) === 0;

/** The element that a hash names; null if the hash is not a valid escape. */
function hashTarget(hash: string): HTMLElement | null {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** For a screen whose code has come after the navigation to it. */
export const scrollToHash = (): void => hashTarget(window.location.hash)?.scrollIntoView();

/** The first frame has the window alone, and the second lets it reach the screen. */
const restInFrame = 3;

/** Back lays out a hidden page again: first what is in the window, and two frames later the sections outside of it (back.css, decision 116). */
function layOutWindowFirst(): void {
  const { dataset } = document.documentElement;
  dataset.restoring = "";
  const endIn = (frame: number) => requestAnimationFrame(() => (frame > 1 ? endIn(frame - 1) : delete dataset.restoring));
  endIn(restInFrame);
}

function scrollAfter(navigation: "PUSH" | "POP", key: string, hash: string, smooth: boolean): void {
  const target = hashTarget(hash);
  if (navigation === "POP") {
    layOutWindowFirst();
    window.scrollTo({ top: offsets.get(key) ?? 0, behavior: "instant" });
  } else if (target) target.scrollIntoView();
  else if (smooth) smoothScrollToTop();
  else window.scrollTo({ top: 0, behavior: "instant" });
}

/**
 * Does after a click what a browser does after loading a document. A new page starts at its top or its hash, Back and Forward
 * restore the scroll offset, and the focus moves to the h1. A replaced entry (a season, a tab) changes nothing.
 */
export function useScrollRestoration(): void {
  const { key, pathname, search, hash, state } = useLocation();
  const navigation = useNavigationKind();
  const lastKey = useRef(key);
  const lastPage = useRef(pathname + search);

  // The window scrolls outside of React; the offset belongs to the entry that is shown.
  useEffect(() => {
    const saveOffset = () => offsets.set(lastKey.current, window.scrollY);
    window.addEventListener("scroll", saveOffset, { passive: true });
    history.scrollRestoration = "manual";
    // The browser restores the offset after a reload.
    const restoreDefault = () => {
      history.scrollRestoration = "auto";
    };
    window.addEventListener("pagehide", restoreDefault);
    return () => {
      window.removeEventListener("scroll", saveOffset);
      window.removeEventListener("pagehide", restoreDefault);
    };
  }, []);

  // Scroll offset and focus belong to the document, and change only after a finished navigation.
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    const samePage = lastPage.current === pathname + search;
    lastPage.current = pathname + search;
    // For a hash on the same page the browser has scrolled already.
    if (navigation === "REPLACE" || (navigation === "POP" && samePage && hash !== "")) return;
    scrollAfter(navigation, key, hash, parseRouteState(state).kind === "reset");
    focusHeading();
  }, [key, navigation, pathname, search, hash, state]);
}
