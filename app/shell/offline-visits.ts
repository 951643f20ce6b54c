import { isOffline } from "#app/data/connection.ts";
import { storePictures, storeVisited } from "#app/data/offline-copies.ts";
import { savesData } from "#app/ui/saves-data.ts";
import { paths } from "#domain/addresses.ts";
import { imageUrl } from "#domain/image-url.ts";
import { hasOwnPictures, type PublicSite } from "#domain/site.ts";
import type { ListSections } from "#features/saved/model/list-document.ts";

/** A page that was left sooner was not read. */
const readMs = 3000;

/** Their addresses say what a visitor searched for or shares: no copy is stored. */
const personalPaths: readonly string[] = [paths.search, paths.shared];

/** Has the worker store the page of an address. `path`: without the language. @returns ends the wait */
export function storeShownPage(path: string, address: string): () => void {
  const timer = setTimeout(() => {
    if (!isOffline() && !savesData() && !personalPaths.includes(path)) void storeVisited(address);
  }, readMs);
  return () => clearTimeout(timer);
}

/** Has the worker store the posters of what the visitor saved. Those of another host are not stored: the browser would count 7 MB for each. */
export function storeSavedPictures({ titles, details }: ListSections, site: PublicSite): void {
  if (!hasOwnPictures(site) || isOffline() || savesData()) return;
  const entries = [...titles.values(), ...details.values()];
  void storePictures(entries.flatMap(({ key, poster_path: path }) => (path === null ? [] : [{ title: key, address: imageUrl(site.imageBase, path, "w342") }])));
}
