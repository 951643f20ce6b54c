import type { Catalog } from "#features/catalog.ts";
import type { OneATurn } from "#server/async/one-a-turn.ts";
import type { FeedTitle } from "./feed-title.server.ts";

/** What other software calls a title, as far as its own row is stored. */
export type KnownIds = { imdb?: string; tvdb?: number };

export type ReadKnownIds = (title: Pick<FeedTitle, "kind" | "id">) => Promise<KnownIds>;

const cached = { cachedOnly: true } as const;

/** Lists have the provider's ids alone: the others are read from stored rows of any age, without a call. */
export const knownIdsIn =
  (catalog: Pick<Catalog, "movie" | "series">, nextTurn: OneATurn): ReadKnownIds =>
  async ({ kind, id }) => {
    await nextTurn();
    const row = await (kind === "movie" ? catalog.movie(id, cached) : catalog.series(id, cached));
    return { ...(row?.imdb_id && { imdb: row.imdb_id }), ...(row && "tvdb_id" in row && { tvdb: row.tvdb_id }) };
  };
