import { noTakedown, type Takedown, type TakedownList, takedownOf } from "#domain/takedown.ts";
import type { SharedTakedowns } from "./postgres-takedowns.ts";
import type { PublishedTakedowns } from "./published-takedowns.ts";
import { idSetsOf, type TakedownFile, versionOf } from "./takedown-file.ts";

/** Together with the two seconds of the file's watcher well below the ten that R18 allows (quality.md). */
const exchangeEveryMs = 3000;

const difference = (list: Takedown, other: Takedown): Takedown => {
  const others = idSetsOf(other);
  return takedownOf((kind) => list[kind].filter((id) => !others[kind].has(id)));
};

const union = (list: Takedown, other: Takedown): Takedown => takedownOf((kind) => [...list[kind], ...other[kind]]);

type ShareOptions = { file: TakedownFile; shared: SharedTakedowns; published: PublishedTakedowns; everyMs?: number };

/**
 * One takedown list for all nodes: an id is blocked everywhere while any node's file names it. A node removes only ids that its own file
 * named before, also in an earlier run. It adds its own ids again if another node removes them. While the database is unavailable the last
 * list stays in force.
 */
export async function shareTakedowns({ file, shared, published, everyMs = exchangeEveryMs }: ShareOptions): Promise<TakedownList & { close(): void }> {
  let lastPublished = published.read();
  let fromAll = noTakedown;
  let blocked = idSetsOf(noTakedown);
  // Cached, because each request reads the version.
  let versioned = { own: noTakedown, fromAll: noTakedown, version: "" };
  const exchange = async () => {
    const own = file.current();
    const list = await shared.exchange(difference(own, fromAll), difference(lastPublished, own)).catch(() => null);
    if (list === null) return;
    if (versionOf(own) !== versionOf(lastPublished)) published.write(own);
    lastPublished = own;
    fromAll = list;
    blocked = idSetsOf(list);
  };
  await exchange();
  const timer = setInterval(() => void exchange(), everyMs).unref();
  return {
    has: (kind, id) => file.has(kind, id) || blocked[kind].has(id),
    version: () => {
      const own = file.current();
      if (own !== versioned.own || fromAll !== versioned.fromAll) versioned = { own, fromAll, version: versionOf(union(own, fromAll)) };
      return versioned.version;
    },
    close: () => {
      clearInterval(timer);
      file.close();
    },
  };
}
