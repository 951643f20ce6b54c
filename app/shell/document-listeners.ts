import { followCouch } from "#app/couch/follow-couch.ts";
import { watchForRemote } from "#app/couch/watch-for-remote.ts";
import { storedText } from "#app/data/device-store.ts";
import { onSavedFault } from "#app/data/saved-faults.ts";
import type { ScreenName } from "#app/route.ts";
import { savesData } from "#app/ui/saves-data.ts";
import { singleKey } from "#app/ui/single-key.ts";
import { showToast } from "#app/ui/toast-channel.ts";
import { savedNotices } from "#domain/notices.ts";
import { playerSettingsKey } from "#domain/storage-keys.ts";
import { parsePlayerSettings } from "#features/player/model/player-settings.ts";
import { hasSaved, isSavedKey, loadSaved } from "#features/saved/store/saved-keys.ts";
import { startOffline } from "./offline-start.ts";
import { posterTransition } from "./poster-transition.ts";
import type { PrefetchDeps } from "./prefetch-links.ts";
import { prefetchScreens } from "./prefetch-screens.ts";

/** Fetches the store's code where something is stored, now or later by another tab. A press fetches it at once (`features/saved/store/saved-actions.ts`). */
function startSaved(): void {
  // Offline, the next press or change tries again.
  const load = () => void loadSaved().catch(() => undefined);
  // After the toast of the change itself, which it replaces.
  onSavedFault((fault) => queueMicrotask(() => showToast(savedNotices[fault])));
  addEventListener("storage", ({ key }) => key !== null && isSavedKey(key) && load());
  if (hasSaved()) load();
}

/** Where most clicks lead, the most of them first. */
const likelyScreens: readonly ScreenName[] = ["movie", "series", "person"];

/** A visitor who does one of these may be about to open another page. */
const signs = ["scroll", "pointerover", "keydown"] as const;

/** Fetches the code of the likely screens at the visitor's first sign, and what fetches the data of a link ahead. */
function prefetchAtFirstSign(deps: PrefetchDeps): void {
  const onSign = (event: Event) => {
    // A finger that does not scroll taps: the page that it opens would wait for the other screens' code.
    if ("pointerType" in event && event.pointerType === "touch") return;
    for (const sign of signs) removeEventListener(sign, onSign, true);
    void prefetchScreens(deps.loadScreen, likelyScreens);
    import("./prefetch-links.ts").then(({ prefetchOnIntent }) => prefetchOnIntent(deps)).catch(() => undefined);
  };
  for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });
}

/** "/" goes to the bar's search box, on a phone by its button. The switch for the player's keys turns it off as well. */
function searchKey(): void {
  addEventListener("keydown", (event) => {
    if (singleKey(event) !== "/" || !parsePlayerSettings(storedText(playerSettingsKey)).singleKeys) return;
    event.preventDefault();
    const field = document.querySelector<HTMLElement>("#search input");
    // `checkVisibility` is missing in Safari before 17.4.
    if (field?.getClientRects().length) field.focus();
    else document.querySelector<HTMLElement>("[aria-controls=search]")?.click();
  });
}

/** What listens on the whole document. Nothing is fetched ahead under `Save-Data`, `prefers-reduced-data` and on 2G. */
export function listenOnDocument(deps: PrefetchDeps): void {
  if (!savesData()) {
    prefetchAtFirstSign(deps);
    if (hasSaved()) void prefetchScreens(deps.loadScreen, ["list"]);
  }
  startSaved();
  followCouch();
  watchForRemote();
  searchKey();
  posterTransition();
  if (deps.site.worksOffline) startOffline(deps.language);
}
