import type { Language } from "#domain/languages.ts";
import { copiesLock, copyCaches, preparedPages, type SavedPicture, type WorkerRequest, type WorkerResult, workerPath } from "#domain/offline.ts";

// The page's side of the service worker: it starts and removes it, and says what to store. The copies themselves are `app/worker/`'s.

const copiesChannel = "offline copies";

/** To all tabs, this one included. */
function publishChange(): void {
  const channel = new BroadcastChannel(copiesChannel);
  channel.postMessage(null);
  channel.close();
}

/** Calls the listener once this tab or another has made or removed the copies. @returns ends it */
export function onCopiesChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(copiesChannel);
  channel.onmessage = listener;
  return () => channel.close();
}

/** Insecure pages and some private windows have neither. */
export const canWorkOffline = (): boolean => "serviceWorker" in navigator && "caches" in globalThis;

/** Waits for the worker. Its answer comes on a channel of its own. */
async function ask(request: WorkerRequest): Promise<WorkerResult> {
  if (!canWorkOffline()) return "failed";
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data as WorkerResult);
    active?.postMessage(request, [port2]);
  });
}

/** `denied`: the browser allows no worker or no caches here. */
type Availability = WorkerResult | "denied";
export type Failure = Exclude<Availability, "done">;

/** Why there is no worker. Browsers report a script that the network did not bring as a TypeError. */
function refusal(error: unknown): Failure {
  if (error instanceof DOMException && error.name === "QuotaExceededError") return "full";
  return error instanceof TypeError ? "failed" : "denied";
}

async function prepare(language: Language): Promise<Availability> {
  if (!canWorkOffline()) return "denied";
  try {
    await Promise.all(Object.values(copyCaches).map((name) => caches.open(name)));
    await navigator.serviceWorker.register(workerPath, { updateViaCache: "none" });
  } catch (error) {
    return refusal(error);
  }
  return ask({ type: "prepare", language });
}

let preparation: Promise<Availability> | null = null;
let failure: Failure | null = null;

/** Of this page: whether it prepares the copies, or why it could not. */
export const preparationStatus = (): "preparing" | Failure | null => (preparation === null ? failure : "preparing");

/** Starts the worker, and has it fetch what pages need without a network. A press while the page does so by itself waits for the same. */
export async function makeAvailable(language: Language): Promise<void> {
  preparation ??= prepare(language);
  const result = await preparation;
  preparation = null;
  failure = result === "done" ? null : result;
  publishChange();
}

/** Has the worker store a page that was shown without its document. `address`: path and query, with the language. */
export const storeVisited = (address: string): Promise<WorkerResult> => ask({ type: "visit", address });

export const storePictures = (pictures: readonly SavedPicture[]): Promise<WorkerResult> => ask({ type: "pictures", pictures });

const deleteCaches = () => Promise.all(Object.values(copyCaches).map((name) => caches.delete(name)));

/** Deletes the caches first: without them, a worker that lives on in open pages writes nothing. */
async function removeAll(): Promise<void> {
  await navigator.locks.request(copiesLock, deleteCaches);
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

export async function removeCopies(): Promise<void> {
  if (!canWorkOffline()) return;
  // A browser that denies them has none.
  await removeAll().catch(() => undefined);
  failure = null;
  publishChange();
}

async function bytesIn(cache: Cache): Promise<number> {
  let bytes = 0;
  for (const key of await cache.keys()) bytes += (await (await cache.match(key))?.blob())?.size ?? 0;
  return bytes;
}

/** `isWhole`: pages and files that work without a network in this language are there. An interrupted preparation leaves some of them. */
export type CopySizes = { pages: number; bytes: number; isWhole: boolean };

async function readSizes(language: Language): Promise<CopySizes | null> {
  if (!(await caches.has(copyCaches.pages))) return null;
  const addresses = await (await caches.open(copyCaches.pages)).keys();
  if (addresses.length === 0) return null;
  let bytes = 0;
  for (const name of Object.values(copyCaches)) bytes += await bytesIn(await caches.open(name));
  const paths = new Set(addresses.map(({ url }) => new URL(url).pathname));
  return { pages: addresses.length, bytes, isWhole: preparedPages(language).every((path) => paths.has(path)) };
}

/** What the copies take on the device; `null` if there are none. To open a cache creates it: the lock keeps a deletion from falling between. */
export const copySizes = (language: Language): Promise<CopySizes | null> => navigator.locks.request(copiesLock, { mode: "shared" }, () => readSizes(language));
