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

export type SharedFlight<T> = {
  key: string;
  stored: () => Promise<T | null>;
  absent: () => T;
  load: () => Promise<T>;
  outcomeOf: (loaded: T) => LoadOutcome;
};

/** What the nodes of one site agree on. While it is open, its node has a share of the provider's quota. */
export type Cluster = {
  /** `null`: this node is the only one. */
  leases: Leases | null;
  /** One load per key across all nodes: the others wait for its result. While leases are unavailable each node loads for itself. */
  singleFlight: <T>(flight: SharedFlight<T>, onError: (error: unknown) => void) => Promise<T>;
  close(): Promise<void>;
};
