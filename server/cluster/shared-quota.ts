import type { Quota } from "#server/upstream/quota.ts";
import type { Nodes } from "./postgres-nodes.ts";

const beatEveryMs = 1000;
/** Until then the others have heard of a newcomer, also one that stalls (it is thought gone after five seconds), and their last full second is over. */
const settledMs = 6000;
/** Calls a second while a newcomer waits for the others to make room. */
const newcomerShare = 1;
/** What several nodes leave of the whole: their calls take different times on their way, and arrive in bunches. */
const shareableOf = (limit: number): number => Math.floor(limit * 0.9);
/** How many nodes a node reckons with that has never reached the database. */
const nodesUnheardOf = 4;

/**
 * The calls a second of one node among `others` (`null`: it has never been told). All nodes' shares together are at most `limit`, and one
 * more while a node is new.
 */
export function quotaShare(limit: number, others: number | null, isNew: boolean): number {
  if (others === null) return Math.floor(limit / nodesUnheardOf);
  if (isNew && others > 0) return newcomerShare;
  return others === 0 ? limit : Math.max(1, Math.floor(shareableOf(limit) / (others + 1)));
}

/**
 * Divides the provider's calls a second among the nodes: equal shares, so that no call costs a question to the database. While that is
 * down each node keeps the share it had. @returns a function that gives the share back
 */
export async function shareQuota(nodes: Nodes, budget: Quota, everyMs = beatEveryMs): Promise<() => Promise<void>> {
  const { limit } = budget.use();
  let others: number | null = null;
  let firstAt: number | null = null;
  const beat = async () => {
    others = await nodes.beat().catch(() => others);
    // A node that was alone when it came owes nobody time to make room.
    if (others !== null) firstAt ??= others === 0 ? Number.NEGATIVE_INFINITY : performance.now();
    budget.resize(quotaShare(limit, others, firstAt !== null && performance.now() - firstAt < settledMs));
  };
  await beat();
  const timer = setInterval(() => void beat(), everyMs).unref();
  return async () => {
    clearInterval(timer);
    await nodes.leave().catch(() => undefined);
  };
}
