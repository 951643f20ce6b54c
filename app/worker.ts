import { addArrayMethods } from "#domain/early-arrays.ts";
import { languagePath, pathIn } from "#domain/language-addresses.ts";
import { defaultLanguage, type Language, languageCodes } from "#domain/languages.ts";
import {
  type CopyReason,
  copyCaches,
  copyHeaders,
  copyKey,
  offlineLimits,
  offlinePath,
  preparedPages,
  type WorkerRequest,
  type WorkerResult,
} from "#domain/offline.ts";
import { fileFor } from "./worker/file-copies.ts";
import { findPage, removeOldPages, storeFixedPages, storePage, visitPage } from "./worker/page-copies.ts";
import { removePictures, storedPicture, storePictures } from "./worker/picture-copies.ts";
import { scope, type WorkerFetchEvent } from "./worker/worker-scope.ts";

// The site's service worker (docs/decisions/128). Documents come from the network first, always; hashed files from their copies first; pictures from
// copies only while the network fails.

addArrayMethods();

/** Whether the last document came from the network. Until a document has failed, pictures pass by. */
let isOnline = true;

const ignoreFailure = () => undefined;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The copy's document, which says that it is one (app/shell/offline-line.tsx). */
async function copyFor(key: string, reason: CopyReason): Promise<Response | undefined> {
  const copy = await findPage(key).catch(ignoreFailure);
  if (!copy) return undefined;
  const html = (await copy.text()).replace("<html ", `<html data-copy="${copy.headers.get(copyHeaders.takenAt)}" data-copy-reason="${reason}" `);
  return new Response(html, { headers: copy.headers });
}

function languageIn(pathname: string): Language {
  const found = languagePath(pathname, languageCodes);
  return "language" in found ? found.language : defaultLanguage;
}

const offlinePage = async (pathname: string): Promise<Response> =>
  (await findPage(pathIn(languageIn(pathname), offlinePath)).catch(ignoreFailure)) ?? Response.error();

/** Files, films and data are no pages. */
const mayBePage = (pathname: string): boolean => !/^\/(?:ads|api|functions|media|player|t)\/|\.\w+$/.test(pathname);

/** Without a copy, a page waits for the network as it would without a worker. */
async function documentFor(event: WorkerFetchEvent, network: Promise<Response>): Promise<Response> {
  const url = new URL(event.request.url);
  const key = copyKey(url);
  let hasSettled = false;
  const settle = (online: boolean) => {
    hasSettled = true;
    isOnline = online;
  };
  const stored = network.then(
    async (response) => {
      settle(true);
      const copy = response.clone();
      // The first paint needs the processor.
      await wait(offlineLimits.storeAfterMs);
      await storePage(key, copy);
    },
    () => settle(false),
  );
  event.waitUntil(stored.catch(ignoreFailure));
  const late = wait(offlineLimits.answerMs).then(async () => (hasSettled ? network : ((await copyFor(key, "slow")) ?? network)));
  return Promise.race([network, late]).catch(async () => (await copyFor(key, "offline")) ?? offlinePage(url.pathname));
}

function onFetch(event: WorkerFetchEvent): void {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") {
    // Frames too: without a response from here, the browser would ask a second time after its preload. In Firefox a failed one is an error response.
    const network = event.preloadResponse.then((response) => (response && response.type !== "error" ? response : fetch(request)));
    event.respondWith(request.destination === "document" && mayBePage(url.pathname) ? documentFor(event, network) : network);
  } else if (url.pathname.startsWith("/assets/")) event.respondWith(fileFor(request, (work) => event.waitUntil(work)));
  else if (!isOnline && scope.deployment.pictures && url.pathname.startsWith(scope.deployment.pictures))
    event.respondWith(fetch(request).catch(() => storedPicture(url.pathname)));
}

/** Copies of a blocked title go at the first connection after the takedown: the list's version is part of the worker, which the browser then renews. */
async function removeOldCopies(): Promise<string[]> {
  const outdated = await removeOldPages();
  if (outdated.length > 0) await removePictures();
  return outdated;
}

async function visitPages(keys: readonly string[]): Promise<void> {
  for (const key of keys) await visitPage(key).catch(ignoreFailure);
}

function answerTo(request: WorkerRequest): Promise<unknown> {
  if (request.type === "visit") return visitPage(copyKey(new URL(request.address, location.origin)));
  if (request.type === "pictures") return storePictures(request.pictures);
  return storeFixedPages(preparedPages(request.language));
}

const resultOf = (error: unknown): WorkerResult => (error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "failed");

scope.addEventListener("install", (event) => {
  // Where browsers can, they take styles, which each stored page brings along, from their copies without the worker: the first paint waits for them.
  const styles = { condition: { urlPattern: "/assets/*", requestDestination: "style" }, source: { cacheName: copyCaches.files } };
  // A document is requested while the worker starts. The worker's answer is used if the network fails or is slower.
  const documents = { condition: { requestMode: "navigate" }, source: "race-network-and-fetch-handler" } as const;
  event.waitUntil(scope.skipWaiting());
  // A browser that knows other routes goes on without: the worker answers for styles too.
  if (event.addRoutes) event.waitUntil(event.addRoutes([styles, documents]).catch(ignoreFailure));
});
scope.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([scope.registration.navigationPreload?.enable(), scope.clients.claim()]));
  const removed = removeOldCopies();
  event.waitUntil(removed.catch(ignoreFailure));
  // A page that is opened meanwhile waits for the activation, which must not wait for the network.
  void removed.then(visitPages, ignoreFailure);
});
scope.addEventListener("fetch", onFetch);
scope.addEventListener("message", (event) => {
  const work = answerTo(event.data as WorkerRequest);
  const result: Promise<WorkerResult> = work.then(() => "done", resultOf);
  event.waitUntil(result.then((text) => event.ports[0]?.postMessage(text)));
});
