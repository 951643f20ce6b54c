/** The bundler's graph. */
type Modules = { getModuleInfo: (id: string) => { isEntry: boolean; importers: string[]; dynamicImporters: string[] } | null };

const firstLoad = /\/app\/(?:entry\.\w+|screens\/[\w-]+\/([\w-]+)-screen)\.tsx?$/;
/** Screens that begin with the same parts; those of credits need some of them. */
const titleScreen = /^(movie|series|collection)$/;
const creditsScreen = /-credits$/;

/** What pages fetch once they have loaded, by the name of the chunk. A module that several need is in the first. */
const deferredParts: readonly (readonly [string, RegExp])[] = [
  ["after-load", /\/app\/(data\/http-catalog|saved\/card-save-button|shell\/(document-listeners|toast-list|waiting-notice))\./],
  ["list-continuation", /\/app\/paging\/list-continuation\./],
  [
    "title-parts",
    /\/app\/(movie\/(cast-row|lead-credits|review-list|full-credits\/all-credits|gallery\/pictures-section|videos\/trailer-button)|player\/server-row|saved\/title-buttons)\./,
  ],
  ["movie-parts", /\/app\/screens\/movie\/(about-movie|movie-player|movie-sections|similar-movies)\./],
  ["series-parts", /\/app\/screens\/series\/(about-series|episode-box|episode-stage|season-section|series-sections|similar-series)\./],
  ["home-parts", /\/app\/screens\/home\/(landing-questions|movie-ranking|poster-strip|trending-series-panel)\./],
];

/** What different pages begin with, or fetch later: apart, each module would be a request of 0.1 to 0.5 KB. Icons are here, because all are imported by one module. */
const smallParts: readonly (readonly [string, RegExp])[] = [
  ["discover-address", /\/(domain\/discover-(address|filters)|app\/data\/discover-queries)\./],
  [
    "lists",
    /\/(app\/(ads\/ad-place|paging\/(paged-list|use-paged-list|list-snapshots)|ui\/(after-layout|filter-link|media-query|settled|show-in-row))|content\/words\/paging|lucide\/.+\/(check|eye|film|tv))\./,
  ],
  ["results", /\/app\/(endings\/list-state|movie\/series-grid)\./],
  ["page-beyond-end", /\/(app\/endings\/page-beyond-end|content\/words\/not-found-page)\./],
  ["device", /\/(domain\/(device-json|device-settings|storage-keys|saved\/(saved-limits|title-key))|app\/data\/saved\/saved-keys)\./],
  ["footer", /\/(app\/shell\/(footer|privacy-choices)|content\/(disclaimers|footer|words\/appearance)|app\/ui\/(radio-switch|theme-switch|theme))\.tsx?$/],
  ["share", /\/(app\/movie\/share-panel|lucide\/.+\/(share-2|play)|content\/words\/share|domain\/share-text)\./],
  ["title", /\/(app\/movie\/full-credits\/credits-skeleton|content\/words\/(episode-code|full-credits|player))\./],
  // Their styles are there when Play is pressed: Vite waits for styles before it requests a part's script.
  ["after-load", /\/app\/player\/stage-overlays\.css/],
  // What a press on Play needs of the store, with the store: each import of an import would be one more round trip.
  [
    "saved-store",
    /\/(app\/(data\/saved\/(damaged-text|document-state|home-room|saved-refusal|saved-store)|player\/memory)|domain\/(last-servers|player-limits|saved\/(continue-items|home-rows|json-fields|parse-saved-title|\w+-(changes|document|documents)|saved-details|section|seen-titles|undo-change)))\./,
  ],
  ["list-continuation", /\/(app\/paging\/list-continuation|@tanstack\/.+\/(queriesObserver|useQueries))\./],
  ["title-parts", /\/lucide\/.+\/list-plus\./],
  ["movie-parts", /\/lucide\/.+\/(maximize|minimize)\./],
];

/** The modules that are requested by themselves, as entries or by `import()`, and need this one. */
function rootsOf(id: string, modules: Modules, seen = new Set<string>()): string[] {
  const info = seen.has(id) ? null : modules.getModuleInfo(id);
  if (!info) return [];
  seen.add(id);
  const isRoot = info.isEntry || info.dynamicImporters.length > 0;
  return [...(isRoot ? [id] : []), ...info.importers.flatMap((importer) => rootsOf(importer, modules, seen))];
}

function deferredChunk(roots: readonly string[]): string | null {
  const needing = deferredParts.filter(([, parts]) => roots.some((root) => parts.test(root))).map(([name]) => name);
  const isOfBothTitles = needing[0] === "movie-parts" && needing.includes("series-parts");
  return isOfBothTitles ? "title-parts" : (needing[0] ?? null);
}

/** Whether another page fetches it too once it has loaded: it must not have to fetch what else is this screen's. */
const isOfOthers = (roots: readonly string[], screen: string): boolean =>
  deferredParts.some(([name, parts]) => name !== `${screen}-parts` && roots.some((root) => parts.test(root)));

/**
 * The chunk of a module that not all pages need at first; `null`: by the bundler's own rule. Small chunks compress badly, and each is a request. What a
 * chunk imports is needed by all that need the chunk, so there are no cycles.
 */
export function chunkByNeed(id: string, modules: Modules): string | null {
  const small = smallParts.find(([, parts]) => parts.test(id));
  if (small) return small[0];
  const roots = rootsOf(id, modules);
  const screens = roots.flatMap((root) => firstLoad.exec(root)?.slice(1) ?? []);
  if (screens.length === 0) return deferredChunk(roots);
  const [only] = screens;
  if (screens.length === 1) return only === undefined || roots.length === 1 || isOfOthers(roots, only) ? null : `${only}-shared`;
  const isOfTitles = screens.some((screen) => titleScreen.test(screen)) && screens.every((screen) => titleScreen.test(screen) || creditsScreen.test(screen));
  return isOfTitles ? "title" : null;
}
