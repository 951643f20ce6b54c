import type { TitleKey } from "#domain/title-key.ts";
import { keysWithoutRunningTime, withFilledList, withFilledSeen } from "#features/saved/model/filled-titles.ts";
import type { TitleBatch } from "#features/saved/model/title-batch.ts";
import { changeSaved, savedDocuments } from "./saved-store.ts";

/** Films of one request, and one request each time the list is opened: those that the server has not stored cost calls of the provider. */
const most = 20;

/** Fills in running times of films that were saved from a card, which has none. Without network nothing changes. */
export async function fillRunningTimes(load: (keys: readonly TitleKey[]) => Promise<TitleBatch>): Promise<void> {
  const keys = keysWithoutRunningTime(savedDocuments()).slice(0, most);
  if (keys.length === 0) return;
  const batch = await load(keys).catch(() => null);
  if (batch === null) return;
  changeSaved("list", (sections, now) => withFilledList(sections, batch.titles, now));
  changeSaved("seen", (sections, now) => withFilledSeen(sections, batch.titles, now));
}
