import { copyHeaders, fixedPages, offlineLimits, type WorkerDeployment } from "#domain/offline.ts";
import { fetchInTime } from "./fetch-in-time.ts";
import { storeFiles } from "./file-copies.ts";
import { findCopy, openCopies } from "./open-copies.ts";
import { scope } from "./worker-scope.ts";

const { takenAt, build, takedown, bytes, title } = copyHeaders;

const ageOf = ({ headers }: Response): number => Date.now() - Number(headers.get(takenAt));

/** Whether the server still has the files of the copy's build, and has blocked nothing since. */
const isCurrent = ({ headers }: Response, deployment: WorkerDeployment): boolean =>
  deployment.builds.includes(headers.get(build) ?? "") && headers.get(takedown) === deployment.takedown;

/** After the clock was set back, a copy's age is below 0 and unknown. */
const isUsable = (copy: Response): boolean => isCurrent(copy, scope.deployment) && ageOf(copy) >= 0 && ageOf(copy) < offlineLimits.maxAgeMs;

export async function findPage(key: string): Promise<Response | undefined> {
  const copy = await findCopy("pages", key);
  return copy && isUsable(copy) ? copy : undefined;
}

/** Whether a response may be shown again later: a whole page that is the same for all visitors. */
const isStorable = ({ status, type, redirected, headers }: Response): boolean =>
  status === 200 &&
  type === "basic" &&
  !redirected &&
  headers.get("content-type")?.startsWith("text/html") === true &&
  !/no-store|private/.test(headers.get("cache-control") ?? "no-store");

/** The build's files that a document names. */
const filesIn = (html: string): string[] => [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file = ""]) => file);

/** In the list of copies. A film's document title says "Watch … Online", which is not possible then: its heading does. */
const nameOf = (html: string, key: string): string => (key.includes("/movie/") ? /<h1[^>]*>(.*?)<\/h1>/s : /<title>([^<]*)/).exec(html)?.[1] ?? "";

function copyOf(html: string, { headers }: Response, key: string): Response {
  const ofCopy = new Headers(headers);
  for (const name of ["content-encoding", "content-length", "server-timing"]) ofCopy.delete(name);
  ofCopy.set(takenAt, String(Date.now()));
  ofCopy.set(build, filesIn(html).find((file) => file.startsWith("/assets/client-") && file.endsWith(".js")) ?? scope.deployment.build);
  ofCopy.set(takedown, scope.deployment.takedown);
  ofCopy.set(bytes, String(new Blob([html]).size));
  ofCopy.set(title, encodeURIComponent(nameOf(html, key)));
  return new Response(html, { headers: ofCopy });
}

/** Deletes the visited pages that were visited longest ago, until the others are few and small enough. */
async function trimPages(cache: Cache): Promise<void> {
  const keys = (await cache.keys()).filter(({ url }) => !fixedPages.includes(new URL(url).pathname));
  let [count, total] = [0, 0];
  for (const key of keys.toReversed()) {
    count += 1;
    total += Number((await cache.match(key))?.headers.get(bytes));
    if (count > offlineLimits.pages || total > offlineLimits.pageBytes) await cache.delete(key);
  }
}

/** Stores a page after its files, so that no copy lacks one. The last visited is the last in the cache. An absent or blocked page loses its copy. */
export async function storePage(key: string, response: Response): Promise<void> {
  const cache = await openCopies("pages");
  if (!cache) return;
  if (response.status === 404 || response.status === 410) await cache.delete(key, { ignoreVary: true });
  if (!isStorable(response)) return;
  const html = await response.text();
  await storeFiles(filesIn(html));
  await cache.delete(key, { ignoreVary: true });
  await cache.put(key, copyOf(html, response, key));
  await trimPages(cache);
}

/** Stores a page that was shown without its document. The server refuses such a request first when it is busy. */
export async function visitPage(key: string): Promise<void> {
  const cache = await openCopies("pages");
  const copy = await cache?.match(key, { ignoreVary: true });
  if (copy && isUsable(copy) && ageOf(copy) < offlineLimits.newMs) return;
  if (copy && isUsable(copy) && ageOf(copy) < offlineLimits.freshMs) {
    await cache?.delete(key, { ignoreVary: true });
    await cache?.put(key, copy);
  } else if (cache) await storePage(key, await fetchInTime(key, { cache: "no-cache", headers: { purpose: "prefetch" } }));
}

/** Stores pages of which there is no copy of this build. @throws if one is refused */
export async function storeFixedPages(keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const copy = await findPage(key);
    if (copy?.headers.get(build) === scope.deployment.build) continue;
    const response = await fetchInTime(key, { cache: "no-cache" });
    if (!response.ok) throw new TypeError(`${key} is ${response.status}`);
    await storePage(key, response);
  }
}

/** Removes copies that are of no use any more. @returns the addresses of those that a takedown may concern */
export async function removeOldPages(): Promise<string[]> {
  const cache = await openCopies("pages");
  const outdated: string[] = [];
  for (const key of (await cache?.keys()) ?? []) {
    const copy = await cache?.match(key);
    if (!copy || isUsable(copy)) continue;
    await cache?.delete(key);
    const { pathname, search } = new URL(key.url);
    if (copy.headers.get(takedown) !== scope.deployment.takedown) outdated.push(pathname + search);
  }
  return outdated;
}
