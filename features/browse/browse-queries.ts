import { optionsOf } from "#app/data/ask-context.tsx";
import { movieListsKey, seriesListsKey } from "#app/data/query-keys.ts";
import { useQueriesOf } from "#app/data/use-queries-of.ts";
import type { Ask } from "#domain/query.ts";
import { browseQueries as defined } from "./model/queries.ts";

/** The lists of Home alone. Their keys begin like those of other lists, so that their titles are placeholders as well. */
export const browseQueries = (ask: Ask) => ({
  heroMovies: () => ({ ...optionsOf(ask, defined.heroMovies, []), queryKey: [movieListsKey, "hero"] }),
  moviesHere: () => ({ ...optionsOf(ask, defined.moviesHere, []), queryKey: [movieListsKey, "here"] }),
  seriesHere: () => ({ ...optionsOf(ask, defined.seriesHere, []), queryKey: [seriesListsKey, "here"] }),
});

export const useBrowseQueries = () => useQueriesOf(browseQueries);
