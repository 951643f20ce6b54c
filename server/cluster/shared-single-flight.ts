import { setTimeout as sleep } from "node:timers/promises";
import type { Cluster, LeaseState, Leases, LoadOutcome, SharedFlight } from "./cluster.ts";

/** Milliseconds between polls for what another node is loading; jittered, so that waiting nodes do not poll together. */
const pollMs = { min: 40, jitter: 60 };
const renewEveryMs = 1000;
/** Longer than any page waits. After that this node calls the provider itself. */
const giveUpAfterMs = 8000;

async function loadWithLease<T>(leases: Leases, { key, load, outcomeOf }: SharedFlight<T>, onError: (error: unknown) => void): Promise<T> {
  const renewing = setInterval(() => void leases.renew(key).catch(onError), renewEveryMs);
  let outcome: LoadOutcome = "failed";
  try {
    const loaded = await load();
    outcome = outcomeOf(loaded);
    return loaded;
  } finally {
    clearInterval(renewing);
    await leases.release(key, outcome).catch(onError);
  }
}

async function fly<T>(leases: Leases, flight: SharedFlight<T>, onError: (error: unknown) => void): Promise<T> {
  const { key, stored, absent, load } = flight;
  const giveUpAt = performance.now() + giveUpAfterMs;
  while (performance.now() < giveUpAt) {
    const state = await leases.acquire(key).catch((error: unknown): LeaseState | null => {
      onError(error);
      return null;
    });
    if (state === null) return load();
    if (state === "absent") return absent();
    // Read after the lease was acquired: the previous holder may have stored its result just before its release.
    const found = await stored();
    if (found === null && state === "acquired") return loadWithLease(leases, flight, onError);
    if (state === "acquired") await leases.release(key, "stored").catch(onError);
    if (found !== null) return found;
    await sleep(pollMs.min + Math.random() * pollMs.jitter);
  }
  return load();
}

export const sharedSingleFlight =
  (leases: Leases): Cluster["singleFlight"] =>
  (flight, onError) =>
    fly(leases, flight, onError);
