import type { QueryOptions } from "#app/data/query.ts";
import { useQueriesOf } from "#app/data/use-queries-of.ts";
import type { CallOptions, Catalog } from "#domain/catalog.ts";
import type { FullCredits } from "#domain/full-credits.ts";
import { notices } from "#domain/notices.ts";

const none: FullCredits = { cast: [], departments: [] };

/** Everybody who made a film ("movie") or a series ("tv"). */
export const creditQueries = (catalog: Catalog, call?: CallOptions) => ({
  fullCredits: (kind: "movie" | "tv", id: number): QueryOptions<FullCredits> => ({
    queryKey: ["full-credits", kind, id],
    queryFn: async () => (await (kind === "movie" ? catalog.movieCredits(id, call) : catalog.seriesCredits(id, call))) ?? none,
    meta: { failures: [notices.fullCredits] },
  }),
});

export const useCreditQueries = () => useQueriesOf(creditQueries);
