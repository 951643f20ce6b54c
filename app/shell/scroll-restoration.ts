import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { focusHeading } from "#app/ui/heading-focus.ts";
import { smoothScrollToTop } from "#app/ui/smooth-scroll.ts";
import { parseRouteState } from "#domain/route-state.ts";

/** Where each history entry was scrolled to, in CSS pixels. Lives as long as the page: a reload is the browser's own affair. */
const positions = new Map<string, number>();

/** The element that a hash names; a hash that is no valid escape names none. */
function hashTarget(hash: string): HTMLElement | null {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

function scrollAfter(kind: "PUSH" | "POP", key: string, hash: string, smooth: boolean): void {
  const target = hashTarget(hash);
  if (kind === "POP") window.scrollTo({ top: positions.get(key) ?? 0, behavior: "instant" });
  else if (target) target.scrollIntoView();
  else if (smooth) smoothScrollToTop();
  else window.scrollTo({ top: 0, behavior: "instant" });
}

/**
 * What a browser does after loading a document, done after a click: the new page starts at its top (or its hash), Back and
 * Forward return to where they were, and the focus goes to the h1. A replaced entry (a season, a tab) moves nothing.
 */
export function useScrollRestoration(): void {
  const { key, pathname, search, hash, state } = useLocation();
  const kind = useNavigationType();
  const lastKey = useRef(key);
  const lastPage = useRef(pathname + search);

  // Scrolling is the window's; it is noted under the entry that is shown.
  useEffect(() => {
    const note = () => positions.set(lastKey.current, window.scrollY);
    window.addEventListener("scroll", note, { passive: true });
    history.scrollRestoration = "manual";
    // Left to the browser again before the page goes, so that a reload keeps its place.
    const giveBack = () => {
      history.scrollRestoration = "auto";
    };
    window.addEventListener("pagehide", giveBack);
    return () => {
      window.removeEventListener("scroll", note);
      window.removeEventListener("pagehide", giveBack);
    };
  }, []);

  // Scroll and focus are the document's, and only a finished navigation says where they belong.
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    const samePage = lastPage.current === pathname + search;
    lastPage.current = pathname + search;
    // A link to a part of this very page is the browser's own affair: it has scrolled there already.
    if (kind === "REPLACE" || (kind === "POP" && samePage && hash !== "")) return;
    scrollAfter(kind, key, hash, parseRouteState(state).kind === "reset");
    focusHeading();
  }, [key, kind, pathname, search, hash, state]);
}
