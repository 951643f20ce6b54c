import { limits } from "./limits.ts";
import type { SearchType } from "./paths.ts";
import { folded } from "./search-query.ts";
import { typoRank } from "./typo.ts";

/** A title as the store keeps it for "Did you mean". `date` is the release or first air date, `""` if unknown. */
export type TitleHint = { type: "movies" | "tv"; id: number; title: string; date: string; poster_path: string | null; popularity: number };

/** At most five titles within a typo of the query, sorted by closeness, then the searched type, then popularity. */
export function similarTitleHints(hints: readonly TitleHint[], query: string, type: SearchType): TitleHint[] {
  const wanted = folded(query);
  return hints
    .flatMap((hint) => {
      const rank = typoRank(folded(hint.title), wanted);
      return rank === null ? [] : [{ hint, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank || Number(b.hint.type === type) - Number(a.hint.type === type) || b.hint.popularity - a.hint.popularity)
    .slice(0, limits.search.didYouMean)
    .map(({ hint }) => hint);
}
