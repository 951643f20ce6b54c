import { limits } from "#domain/limits.ts";
import { offlineLimits, type SavedPicture } from "#domain/offline.ts";
import { fetchInTime } from "./fetch-in-time.ts";
import { findCopy, openCopies } from "./open-copies.ts";
import { scope } from "./worker-scope.ts";

/** The file's name, without the size: any size stands in for another. */
const nameOf = (address: string): string => address.replace(/^.*\//, "");

const keyOf = (address: string): string => `${scope.deployment.pictures}${nameOf(address)}`;

/** A stored picture in place of one that the network does not bring. */
export const storedPicture = async (address: string): Promise<Response> => (await findCopy("pictures", keyOf(address))) ?? Response.error();

/** Those of the titles that the server still shows. A blocked one has no picture here. */
async function shownTitles(titles: readonly string[]): Promise<ReadonlySet<string>> {
  const shown = new Set<string>();
  for (let first = 0; first < titles.length; first += limits.titleBatch) {
    const batch = titles.slice(first, first + limits.titleBatch);
    const response = await fetchInTime(`/api/titles?ids=${batch.toSorted().join()}`);
    const { missing } = (await response.json()) as { missing: readonly string[] };
    for (const title of batch) if (!missing.includes(title)) shown.add(title);
  }
  return shown;
}

/** Stores these pictures and no others. */
export async function storePictures(pictures: readonly SavedPicture[]): Promise<void> {
  const cache = await openCopies("pictures");
  const { pictures: base } = scope.deployment;
  if (!cache || base === null) return;
  const wanted = pictures.filter(({ address }) => address.startsWith(base)).slice(0, offlineLimits.pictures);
  const keys = new Set(wanted.map(({ address }) => keyOf(address)));
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  for (const key of stored) if (!keys.has(key)) await cache.delete(key, { ignoreVary: true });
  const lacking = wanted.filter(({ address }) => !stored.has(keyOf(address)));
  const shown = await shownTitles(lacking.map(({ title }) => title));
  for (const { title, address } of lacking) {
    if (!shown.has(title)) continue;
    const response = await fetchInTime(address);
    if (response.ok) await cache.put(keyOf(address), response);
  }
}

/** After a takedown. The next page asks for those that may still be shown. */
export async function removePictures(): Promise<void> {
  const cache = await openCopies("pictures");
  for (const key of (await cache?.keys()) ?? []) await cache?.delete(key);
}
