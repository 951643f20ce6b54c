import type { Takedown, TakedownKind, TakedownList } from "#domain/takedown.ts";
import type { SharedTakedowns } from "./postgres-takedowns.ts";
import type { PublishedTakedowns } from "./published-takedowns.ts";
import { idSetsOf, type TakedownFile, versionOf } from "./takedown-file.ts";

/** With the file's two seconds this is well below the ten in which a takedown is in force on every node. */
const exchangeEveryMs = 3000;

const none: Takedown = { movies: [], series: [], people: [] };

function each(of: (kind: TakedownKind) => readonly number[]): Takedown {
  return { movies: of("movies"), series: of("series"), people: of("people") };
}

const without = (list: Takedown, other: Takedown): Takedown => {
  const others = idSetsOf(other);
  return each((kind) => list[kind].filter((id) => !others[kind].has(id)));
};

type Parts = { own: TakedownFile; shared: SharedTakedowns; memory: PublishedTakedowns; everyMs?: number };

/**
 * One list on all nodes: what any node's file names is blocked everywhere, until no node's file names it. Lifted is only what this node's
 * file has named before, also in an earlier run; what another node lifts and this one names is added again. While the database is down each
 * node goes by what it heard last.
 */
export async function shareTakedowns({ own, shared, memory, everyMs = exchangeEveryMs }: Parts): Promise<TakedownList & { close(): void }> {
  let told = memory.read();
  let heard = none;
  let blocked = idSetsOf(none);
  // Asked for with every page.
  let said = { mine: none, heard: none, version: "" };
  const exchange = async () => {
    const mine = own.current();
    const answer = await shared.exchange(without(mine, heard), without(told, mine)).catch(() => null);
    if (answer === null) return;
    if (versionOf(mine) !== versionOf(told)) memory.write(mine);
    told = mine;
    heard = answer;
    blocked = idSetsOf(answer);
  };
  await exchange();
  const timer = setInterval(() => void exchange(), everyMs).unref();
  return {
    has: (kind, id) => own.has(kind, id) || blocked[kind].has(id),
    version: () => {
      const mine = own.current();
      if (mine !== said.mine || heard !== said.heard) said = { mine, heard, version: versionOf(each((kind) => [...mine[kind], ...heard[kind]])) };
      return said.version;
    },
    close: () => {
      clearInterval(timer);
      own.close();
    },
  };
}
