/** `acquired`: this node loads and then releases. `held`: another node is loading. `absent`: another node just found no such title. */
export type LeaseState = "acquired" | "held" | "absent";

/** How a load ended: the row is stored, the provider has no such title, or the call failed. */
export type LoadOutcome = "stored" | "absent" | "failed";

/** Decides which node loads a key that several nodes need. A lease expires if its node dies. Rejects while the database is unavailable. */
export type Leases = {
  acquire(key: string): Promise<LeaseState>;
  renew(key: string): Promise<void>;
  release(key: string, outcome: LoadOutcome): Promise<void>;
};
