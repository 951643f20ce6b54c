import type { TitleName } from "#domain/inventory.ts";
import type { Store } from "#server/store/store.ts";

/** A page of the store is read in a few milliseconds. */
const pageTitles = 500;
const mostTitles = 50_000;

/** After a restart: the names of what lists and pages have shown before. @throws the store's error */
export async function learnStoredTitles(store: Pick<Store, "listInventory">, learn: (names: readonly TitleName[]) => void): Promise<void> {
  for (const type of ["movies", "tv"] as const) {
    for (let offset = 0; offset < mostTitles; offset += pageTitles) {
      const titles = await store.listInventory(type, offset, pageTitles);
      learn(titles.map(({ id, title, popularity }) => ({ type, id, name: title, popularity })));
      if (titles.length < pageTitles) break;
    }
  }
}
