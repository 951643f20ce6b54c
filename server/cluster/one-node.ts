import type { Cluster } from "./cluster.ts";

/** There is no other node: each load is this one's, and so is the whole quota. */
export const oneNode: Cluster = {
  leases: null,
  singleFlight: ({ load }) => load(),
  close: async () => undefined,
};
