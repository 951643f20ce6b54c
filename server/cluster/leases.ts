/** `mine`: load it, then say `done`. `theirs`: another node is at it. `absent`: one has just heard that there is no such thing. */
export type LeaseState = "mine" | "theirs" | "absent";

/** How a load ended: the row is in the store, the provider does not know it, or there is no answer. */
export type LoadOutcome = "stored" | "absent" | "failed";

/** Who loads a key that several nodes want at once. A holder that dies loses its turn after some seconds. Rejects where nobody can say. */
export type Leases = {
  take(key: string): Promise<LeaseState>;
  /** For a load that takes long. */
  renew(key: string): Promise<void>;
  done(key: string, outcome: LoadOutcome): Promise<void>;
};
