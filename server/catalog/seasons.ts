import type { CallOptions, Priority } from "#domain/catalog.ts";
import { type GuidePage, type GuideSeason, guidePages } from "#domain/episode-guide.ts";
import type { Season, Series } from "#domain/series.ts";
import { storedSeason } from "#server/upstream/series-schemas.ts";
import { UpstreamError } from "#server/upstream/upstream-error.ts";
import type { CacheQuery } from "./cache-query.ts";
import type { CatalogDeps } from "./catalog-deps.ts";
import { freshFor } from "./fresh-for.ts";
import { nullOn404 } from "./null-on-404.ts";

type LoadSeason = CacheQuery<Season>["load"];

/** A season is one row, whether it was loaded alone or with others. */
const seasonQuery = (seriesId: number, seasonNumber: number, load: LoadSeason): CacheQuery<Season> => ({
  row: { table: "answers", schema: storedSeason, belongs: ({ season_number }) => season_number === seasonNumber },
  key: `season:${seriesId}:${seasonNumber}`,
  freshMs: freshFor.details,
  load,
});

/** Not `null`, which would say for minutes that the season does not exist. */
function seasonOf(seasons: readonly Season[], seriesId: number, seasonNumber: number): Season {
  const season = seasons.find(({ season_number }) => season_number === seasonNumber);
  if (season) return season;
  throw new UpstreamError({ kind: "malformed", path: `/tv/${seriesId}/season/${seasonNumber}`, cause: new Error("The series' response lacks the season") });
}

const isLeftOut = (error: unknown): boolean => error instanceof UpstreamError && error.kind === "malformed";

/** Without overviews and stills: a thousand episodes would be half a megabyte. */
const guideSeason = ({ season_number, episodes }: Season): GuideSeason => ({
  season_number,
  episodes: episodes.map(({ episode_number, name, air_date, vote_average, vote_count }) => ({ episode_number, name, air_date, vote_average, vote_count })),
});

/** The seasons of a series. */
export function seasonCatalog({ provider, cache }: CatalogDeps) {
  const loadAlone =
    (seriesId: number, seasonNumber: number): LoadSeason =>
    (call) =>
      nullOn404(provider.season(seriesId, seasonNumber, call));

  /** Loads each season of the group by one call for all, whichever of them is due first. */
  const loadTogether = (seriesId: number, group: readonly number[]): ((seasonNumber: number) => LoadSeason) => {
    if (group.length === 1) return (number) => loadAlone(seriesId, number);
    const calls = new Map<Priority, Promise<Season[] | null>>();
    return (number) =>
      async ({ priority }) => {
        const call = calls.get(priority) ?? nullOn404(provider.seasons(seriesId, group, { priority }));
        calls.set(priority, call);
        const seasons = await call;
        return seasons && seasonOf(seasons, seriesId, number);
      };
  };

  const season = (seriesId: number, seasonNumber: number, options?: CallOptions): Promise<Season | null> =>
    cache(seasonQuery(seriesId, seasonNumber, loadAlone(seriesId, seasonNumber)), options);

  /**
   * Cached seasons cost no call, the others one together; stale ones are refreshed by another. A season that its response lacks is left out. Rejects
   * if the call fails, or brings none.
   */
  const seasons = async (seriesId: number, numbers: readonly number[], options?: CallOptions): Promise<Season[]> => {
    const cached = await Promise.all(numbers.map((number) => season(seriesId, number, { ...options, cachedOnly: true })));
    const missing = numbers.filter((_, index) => cached[index] === null);
    const loadMissing = loadTogether(seriesId, missing);
    const refresh = loadTogether(
      seriesId,
      numbers.filter((number) => !missing.includes(number)),
    );
    const results = await Promise.allSettled(
      numbers.map((number) => cache(seasonQuery(seriesId, number, missing.includes(number) ? loadMissing(number) : refresh(number)), options)),
    );
    const found = results.flatMap((result) => (result.status === "fulfilled" && result.value) || []);
    const failures = results.flatMap((result) => (result.status === "rejected" ? [result.reason as unknown] : []));
    const failure = found.length === 0 ? failures[0] : failures.find((error) => !isLeftOut(error));
    if (failure) throw failure;
    return found;
  };

  const guidePage = async (series: Pick<Series, "id" | "seasons">, page: number, options?: CallOptions): Promise<GuidePage | null> => {
    const numbers = guidePages(series)[page - 1]?.map(({ season_number }) => season_number);
    return numbers ? { seasons: (await seasons(series.id, numbers, options)).map(guideSeason) } : null;
  };

  return { season, guidePage };
}
