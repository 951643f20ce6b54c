import { posterTransition } from "./poster-transition.ts";
import { type PrefetchDeps, prefetch } from "./prefetch.ts";
import { startSaved } from "./saved-start.ts";
import { searchKey } from "./search-key.ts";

/** What listens on the whole document, and what nothing on the page waits for: one file, fetched when the browser is idle. */
export function listenOnDocument(deps: PrefetchDeps): void {
  prefetch(deps);
  startSaved();
  searchKey();
  posterTransition();
}
