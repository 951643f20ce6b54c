import { limits } from "./limits.ts";
import type { SearchType } from "./paths.ts";
import { folded } from "./search-query.ts";
import { typoRank } from "./typo.ts";

/** What is remembered of a title for "Did you mean". `date` is a film's release or a series' first airing, `""` where unknown. */
export type TitleHint = { type: "movies" | "tv"; id: number; title: string; date: string; poster_path: string | null; popularity: number };

/**
 * The titles that somebody may have meant, at most five: those nearest to what was typed first, then those of the type that was
 * looked for, then the popular ones.
 */
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
