import { setTimeout as sleep } from "node:timers/promises";
import type { LeaseState, Leases, LoadOutcome } from "./leases.ts";

/** Between looks at what another node is loading, in milliseconds; jittered, so that nodes do not look in step. */
const lookAgainMs = { min: 40, jitter: 60 };
const renewEveryMs = 1000;
/** No page waits as long; then this node asks the provider whatever the others do. */
const patienceMs = 8000;

type Parts<T> = {
  key: string;
  /** What another node may have stored meanwhile; `null` while it has not. */
  stored: () => Promise<T | null>;
  /** The answer of a provider that does not know it. */
  absent: () => T;
  load: () => Promise<T>;
  outcomeOf: (loaded: T) => LoadOutcome;
};

async function whileHeld<T>(leases: Leases, { key, load, outcomeOf }: Parts<T>, onError: (error: unknown) => void): Promise<T> {
  const renewing = setInterval(() => void leases.renew(key).catch(onError), renewEveryMs);
  let outcome: LoadOutcome = "failed";
  try {
    const loaded = await load();
    outcome = outcomeOf(loaded);
    return loaded;
  } finally {
    clearInterval(renewing);
    await leases.done(key, outcome).catch(onError);
  }
}

/**
 * Loads where no other node does, else waits for what that one finds. Where nobody can say whose turn it is (the database is down), every
 * node loads for itself.
 */
export async function sharedSingleFlight<T>(leases: Leases, parts: Parts<T>, onError: (error: unknown) => void): Promise<T> {
  const { key, stored, absent, load } = parts;
  const giveUpAt = performance.now() + patienceMs;
  while (performance.now() < giveUpAt) {
    const turn = await leases.take(key).catch((error: unknown): LeaseState | null => {
      onError(error);
      return null;
    });
    if (turn === null) return load();
    if (turn === "absent") return absent();
    // Looked at after the turn was given: whoever had it before has stored what it found.
    const found = await stored();
    if (found === null && turn === "mine") return whileHeld(leases, parts, onError);
    if (turn === "mine") await leases.done(key, "stored").catch(onError);
    if (found !== null) return found;
    await sleep(lookAgainMs.min + Math.random() * lookAgainMs.jitter);
  }
  return load();
}
