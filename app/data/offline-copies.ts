import type { Language } from "#domain/languages.ts";
import { copyCaches, type SavedPicture, type WorkerRequest, type WorkerResult, workerPath } from "#domain/offline.ts";

// The page's side of the service worker: it starts and removes it, and says what to store. The copies themselves are `app/worker/`'s.

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

/** Starts the worker, and has it fetch what pages need without a network. `denied`: the browser allows no worker or no caches here. */
export async function makeAvailable(language: Language): Promise<WorkerResult | "denied"> {
  try {
    await Promise.all(Object.values(copyCaches).map((name) => caches.open(name)));
    await navigator.serviceWorker.register(workerPath, { updateViaCache: "none" });
  } catch {
    return "denied";
  }
  return ask({ type: "prepare", language });
}

/** Has the worker store a page that was shown without its document. `address`: path and query, with the language. */
export const storeVisited = (address: string): Promise<WorkerResult> => ask({ type: "visit", address });

export const storePictures = (pictures: readonly SavedPicture[]): Promise<WorkerResult> => ask({ type: "pictures", pictures });

const deleteCaches = () => Promise.all(Object.values(copyCaches).map((name) => caches.delete(name)));

/** Deletes the caches first: without them, a worker that lives on in open pages writes nothing. */
export async function removeCopies(): Promise<void> {
  if (!canWorkOffline()) return;
  await deleteCaches();
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  // A worker that had found a cache just before has opened it anew.
  await deleteCaches();
}

const addressesIn = async (name: string): Promise<readonly Request[]> => ((await caches.has(name)) ? (await caches.open(name)).keys() : []);

async function bytesIn(name: string): Promise<number> {
  let bytes = 0;
  for (const key of await addressesIn(name)) bytes += (await (await (await caches.open(name)).match(key))?.blob())?.size ?? 0;
  return bytes;
}

export type CopySizes = { pages: number; pictures: number; bytes: number };

/** What the copies take on the device; `null` if there are none. */
export async function copySizes(): Promise<CopySizes | null> {
  if (!canWorkOffline()) return null;
  const [pages, pictures] = [await addressesIn(copyCaches.pages), await addressesIn(copyCaches.pictures)];
  let bytes = 0;
  for (const name of Object.values(copyCaches)) bytes += await bytesIn(name);
  return pages.length === 0 ? null : { pages: pages.length, pictures: pictures.length, bytes };
}
