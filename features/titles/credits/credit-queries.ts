import type { QueryOptions } from "#app/data/query.ts";
import { useQueriesOf } from "#app/data/use-queries-of.ts";
import type { Ask } from "#domain/query.ts";
import type { FullCredits } from "#features/titles/model/full-credits.ts";
import { titleQueries } from "../model/queries.ts";

const none: FullCredits = { cast: [], departments: [] };

/** Everybody who made a film or a series. */
export const creditQueries = (ask: Ask) => ({
  fullCredits: (kind: "movie" | "series", id: number): QueryOptions<FullCredits> => {
    const query = kind === "movie" ? titleQueries.movieCredits : titleQueries.seriesCredits;
    return { queryKey: [query.name, id], queryFn: async () => (await ask(query, [id])) ?? none, meta: { failures: query.failures } };
  },
});

export const useCreditQueries = () => useQueriesOf(creditQueries);
