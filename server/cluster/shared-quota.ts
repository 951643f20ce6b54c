import type { Quota } from "#server/upstream/quota.ts";
import type { Nodes } from "./postgres-nodes.ts";

const heartbeatEveryMs = 1000;
/** By then the others have reduced their shares, even one that stalls: after five seconds it counts as gone. */
const settledMs = 6000;
const newNodeShare = 1;
/** Several nodes leave a reserve: their calls take different times to arrive, and may arrive together. */
const shareableOf = (limit: number): number => Math.floor(limit * 0.9);
/** Until the database was reached for the first time. */
const assumedNodes = 4;

/** The calls a second of one node among `others`. All shares together are at most `limit`, plus one for each new node. */
export function quotaShare(limit: number, others: number | null, isNew: boolean): number {
  if (others === null) return Math.floor(limit / assumedNodes);
  if (isNew && others > 0) return newNodeShare;
  return others === 0 ? limit : Math.max(1, Math.floor(shareableOf(limit) / (others + 1)));
}

/** Equal shares, so that no call costs a database query. Without the database a node retains its share. @returns a function that gives it back */
export async function shareQuota(nodes: Nodes, quota: Quota, everyMs = heartbeatEveryMs): Promise<() => Promise<void>> {
  const { limit } = quota.use();
  let others: number | null = null;
  let joinedAt: number | null = null;
  const heartbeat = async () => {
    others = await nodes.heartbeat().catch(() => others);
    // A node that joined alone does not have to wait for others to reduce their shares.
    if (others !== null) joinedAt ??= others === 0 ? Number.NEGATIVE_INFINITY : performance.now();
    quota.resize(quotaShare(limit, others, joinedAt !== null && performance.now() - joinedAt < settledMs));
  };
  await heartbeat();
  const timer = setInterval(() => void heartbeat(), everyMs).unref();
  return async () => {
    clearInterval(timer);
    await nodes.leave().catch(() => undefined);
  };
}
