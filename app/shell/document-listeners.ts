// Not in the first styles: the visitor goes back later, and without this file Back lays out the whole page at once.
import "./back.css";
import { hasSaved } from "#app/data/saved/saved-keys.ts";
import { afterPaint } from "#app/ui/idle.ts";
import { savesData } from "#app/ui/saves-data.ts";
import { loadScreensWhenIdle } from "./load-screens.ts";
import { posterTransition } from "./poster-transition.ts";
import type { PrefetchDeps } from "./prefetch.ts";
import { startSaved } from "./saved-start.ts";
import { searchKey } from "./search-key.ts";

/** A visitor who does one of these may be about to leave the page. */
const signs = ["scroll", "pointerover", "touchstart", "focusin"] as const;

/** Where most clicks lead: a film, and what is saved. */
const likeliestScreens = (): string[] => [...(hasSaved() ? ["list"] : []), "movie"];

/** The page works without the code. */
const ignoreFailure = () => undefined;

/** A page that rests fetches the code of the likeliest screens, and no more. Nothing under `Save-Data` and on 2G. */
function prefetchAtFirstSign(deps: PrefetchDeps): void {
  if (savesData()) return;
  loadScreensWhenIdle(deps.screens, likeliestScreens());
  const onSign = (event: Event) => {
    // A visitor who points at a button, focuses or presses it stays, and so does one in a player's frame. What the button opens comes first.
    if (event.target instanceof Element && event.target.closest("button, iframe")) return;
    for (const sign of signs) removeEventListener(sign, onSign, true);
    // The sign may be a tap, which the browser answers first.
    afterPaint(() => void import("./prefetch.ts").then(({ prefetch }) => prefetch(deps, event), ignoreFailure));
  };
  for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });
}

/** What listens on the whole document, and what nothing on the page waits for. It comes with the catalog's code, and runs when the browser is idle. */
export function listenOnDocument(deps: PrefetchDeps): void {
  prefetchAtFirstSign(deps);
  startSaved();
  searchKey();
  posterTransition();
}
