import type { Context } from "hono";
import { type ClientKeys, requestOf } from "./client-address.ts";
import type { BucketLimit, TokenBuckets } from "./token-buckets.ts";

/** Enough for 20 visitors behind one address, or a crawler. Beyond it a client gets spare capacity only (docs/decisions/050-fair-admission.md). */
export const shareLimit: BucketLimit = { name: "share", burst: 60, perSecond: 3 };

/** For a request that may cost several calls of the provider: each takes a token of the client's share, as a page does. `false`: none is left. */
export type ClientShare = (context: Context) => () => boolean;

type Deps = { clientKeys: ClientKeys; takeTokens: TokenBuckets };

export const createClientShare =
  ({ clientKeys, takeTokens }: Deps): ClientShare =>
  (context) => {
    const client = clientKeys(requestOf(context));
    return () => takeTokens(shareLimit, client) === 0;
  };
