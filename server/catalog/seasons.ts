import type { CallOptions, Priority } from "#domain/query.ts";
import type { SeasonWithVotes, Series } from "#domain/series.ts";
import { type GuidePage, type GuideSeason, guidePages } from "#features/titles/model/episode-guide.ts";
import type { Provider } from "#server/upstream/provider.ts";
import { storedSeason } from "#server/upstream/series-schemas.ts";
import { UpstreamError } from "#server/upstream/upstream-error.ts";
import type { CacheQuery } from "./cache-query.ts";
import type { CatalogDeps } from "./catalog-deps.ts";
import { freshFor } from "./fresh-for.ts";
import { nullOn404 } from "./null-on-404.ts";

type LoadSeason = CacheQuery<SeasonWithVotes>["load"];

/** A season is one row, whether it was loaded alone or with others. */
const seasonQuery = (seriesId: number, seasonNumber: number, load: LoadSeason): CacheQuery<SeasonWithVotes> => ({
  row: { table: "answers", schema: storedSeason, belongs: ({ season_number }) => season_number === seasonNumber },
  key: `season:${seriesId}:${seasonNumber}`,
  freshMs: freshFor.details,
  load,
});

/** Not `null`, which would say for minutes that the season does not exist. */
function seasonOf(seasons: readonly SeasonWithVotes[], seriesId: number, seasonNumber: number): SeasonWithVotes {
  const season = seasons.find(({ season_number }) => season_number === seasonNumber);
  if (season) return season;
  throw new UpstreamError({ kind: "malformed", path: `/tv/${seriesId}/season/${seasonNumber}`, cause: new Error("The series' response lacks the season") });
}

const isLeftOut = (error: unknown): boolean => error instanceof UpstreamError && error.kind === "malformed";

/** @throws if a call has failed, or if none of the seasons was found */
function foundIn(results: readonly PromiseSettledResult<SeasonWithVotes | null>[]): SeasonWithVotes[] {
  const found = results.flatMap((result) => (result.status === "fulfilled" && result.value) || []);
  const failures = results.flatMap((result) => (result.status === "rejected" ? [result.reason as unknown] : []));
  const failure = found.length === 0 ? failures[0] : failures.find((error) => !isLeftOut(error));
  if (failure) throw failure;
  return found;
}

/** Without overviews and stills: a thousand episodes would be half a megabyte. */
const guideSeason = ({ season_number, episodes }: SeasonWithVotes): GuideSeason => ({
  season_number,
  episodes: episodes.map(({ episode_number, name, air_date, vote_average, vote_count }) => ({ episode_number, name, air_date, vote_average, vote_count })),
});

/** Loads each season of the group by one call for all, whichever of them is due first. */
function loadTogether(provider: Provider, seriesId: number, group: readonly number[]): (seasonNumber: number) => LoadSeason {
  if (group.length === 1) return (seasonNumber) => (call) => nullOn404(provider.season(seriesId, seasonNumber, call));
  const calls = new Map<Priority, Promise<SeasonWithVotes[] | null>>();
  return (seasonNumber) =>
    async ({ priority }) => {
      const call = calls.get(priority) ?? nullOn404(provider.seasons(seriesId, group, { priority }));
      calls.set(priority, call);
      const seasons = await call;
      return seasons && seasonOf(seasons, seriesId, seasonNumber);
    };
}

/** The seasons of a series. */
export function seasonCatalog({ provider, cache }: CatalogDeps) {
  const season = (seriesId: number, seasonNumber: number, options?: CallOptions): Promise<SeasonWithVotes | null> =>
    cache(seasonQuery(seriesId, seasonNumber, loadTogether(provider, seriesId, [seasonNumber])(seasonNumber)), options);

  /**
   * Cached seasons cost no call, the others one together; stale ones are refreshed by another. A season that its response lacks is left out. Rejects
   * if the call fails, or brings none.
   */
  const seasons = async (seriesId: number, numbers: readonly number[], options?: CallOptions): Promise<SeasonWithVotes[]> => {
    const cached = await Promise.all(numbers.map((number) => season(seriesId, number, { ...options, cachedOnly: true })));
    const missing = numbers.filter((_, index) => cached[index] === null);
    const loadMissing = loadTogether(provider, seriesId, missing);
    const refresh = loadTogether(
      provider,
      seriesId,
      numbers.filter((number) => !missing.includes(number)),
    );
    const loadOf = (number: number): LoadSeason => (missing.includes(number) ? loadMissing(number) : refresh(number));
    return foundIn(await Promise.allSettled(numbers.map((number) => cache(seasonQuery(seriesId, number, loadOf(number)), options))));
  };

  const guidePage = async (series: Pick<Series, "id" | "seasons">, page: number, options?: CallOptions): Promise<GuidePage | null> => {
    const numbers = guidePages(series)[page - 1]?.map(({ season_number }) => season_number);
    return numbers ? { seasons: (await seasons(series.id, numbers, options)).map(guideSeason) } : null;
  };

  return { season, guidePage };
}
