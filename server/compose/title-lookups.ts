import type { CallOptions } from "#domain/query.ts";
import { nullOn404 } from "#server/catalog/null-on-404.ts";
import type { TitleKind } from "#server/match/titles.ts";
import type { EpisodePlace, NamingCalls } from "#server/upstream/naming-calls.ts";

/** What matching of names asks beside the catalog. Empty for a title that is gone. */
export function titleLookups(provider: NamingCalls) {
  return {
    alternativeTitles: async (kind: TitleKind, id: number, options: CallOptions): Promise<readonly string[]> =>
      (await nullOn404(provider.alternativeTitles(kind, id, options))) ?? [],
    originCountries: async (id: number, options: CallOptions): Promise<readonly string[]> => (await nullOn404(provider.originCountries(id, options))) ?? [],
    absoluteOrder: async (id: number, options: CallOptions): Promise<readonly EpisodePlace[]> => {
      const [longest] = (await nullOn404(provider.absoluteGroups(id, options))) ?? [];
      return longest === undefined ? [] : ((await nullOn404(provider.episodeGroup(longest, options))) ?? []);
    },
  };
}
