import { hasSaved } from "#app/data/saved/saved-keys.ts";
import { savesData } from "#app/ui/saves-data.ts";
import { posterTransition } from "./poster-transition.ts";
import { type PrefetchDeps, prefetchOnIntent, prefetchScreens } from "./prefetch.ts";
import { startSaved } from "./saved-start.ts";
import { searchKey } from "./search-key.ts";

/** Where most clicks lead: a film, and what is saved. */
const likelyScreens = (): string[] => [...(hasSaved() ? ["list"] : []), "movie", "series", "person"];

/** What listens on the whole document. Nothing is fetched ahead under `Save-Data` and on 2G. */
export function listenOnDocument(deps: PrefetchDeps): void {
  if (!savesData()) {
    prefetchOnIntent(deps);
    addEventListener("scroll", () => prefetchScreens(deps, likelyScreens()), { once: true, passive: true });
  }
  startSaved();
  searchKey();
  posterTransition();
}
