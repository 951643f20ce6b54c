import { isEnglish, type Language } from "#domain/languages.ts";
import type { CallOptions, Priority } from "#domain/query.ts";
import type { SeasonWithVotes, Series as SeriesDetails } from "#domain/series.ts";
import { type GuidePage, type GuideSeason, guidePages } from "#features/titles/model/episode-guide.ts";
import type { Provider } from "#server/upstream/provider.ts";
import { isGenericName, storedSeason } from "#server/upstream/season-schemas.ts";
import { UpstreamError } from "#server/upstream/upstream-error.ts";
import type { CacheQuery } from "./cache-query.ts";
import type { CatalogDeps } from "./catalog-deps.ts";
import { filledSeason } from "./filled-in-english.ts";
import { freshFor } from "./fresh-for.ts";
import { cachedInEnglish, callIn, keyIn } from "./in-language.ts";
import { nullOn404 } from "./null-on-404.ts";

type LoadSeason = CacheQuery<SeasonWithVotes>["load"];

/** A season is one row, whether it was loaded alone or with others. */
const seasonQuery = (seriesId: number, seasonNumber: number, language: Language | undefined, load: LoadSeason): CacheQuery<SeasonWithVotes> => ({
  row: { table: "answers", schema: storedSeason, belongs: ({ season_number }) => season_number === seasonNumber },
  key: keyIn(`season:${seriesId}:${seasonNumber}`, language),
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
  episodes: episodes.map(({ episode_number, name, air_date, vote_average, vote_count, textLanguages }) => ({
    ...{ episode_number, name, air_date, vote_average, vote_count },
    ...(textLanguages?.name && { textLanguages: { name: textLanguages.name } }),
  })),
});

/** Whose seasons are loaded, and in which language. */
type Series = { id: number; language: Language | undefined };

/** Loads each season of the group by one call for all, whichever of them is due first. */
function loadTogether(provider: Provider, { id, language }: Series, group: readonly number[]): (seasonNumber: number) => LoadSeason {
  if (group.length === 1) return (seasonNumber) => (call) => nullOn404(provider.season(id, seasonNumber, callIn(call, language)));
  const calls = new Map<Priority, Promise<SeasonWithVotes[] | null>>();
  return (seasonNumber) =>
    async ({ priority }) => {
      const call = calls.get(priority) ?? nullOn404(provider.seasons(id, group, callIn({ priority }, language)));
      calls.set(priority, call);
      const seasons = await call;
      return seasons && seasonOf(seasons, id, seasonNumber);
    };
}

/** The seasons of a series. */
export function seasonCatalog({ provider, cache }: CatalogDeps) {
  const stored = (seriesId: number, seasonNumber: number, options: CallOptions = {}): Promise<SeasonWithVotes | null> => {
    const series = { id: seriesId, language: options.language };
    return cache(seasonQuery(seriesId, seasonNumber, series.language, loadTogether(provider, series, [seasonNumber])(seasonNumber)), options);
  };

  const filled = async (found: SeasonWithVotes, seriesId: number, options: CallOptions = {}): Promise<SeasonWithVotes> =>
    isEnglish(options.language) ? found : filledSeason(found, await stored(seriesId, found.season_number, cachedInEnglish(options)), isGenericName);

  const season = async (seriesId: number, seasonNumber: number, options?: CallOptions): Promise<SeasonWithVotes | null> => {
    const found = await stored(seriesId, seasonNumber, options);
    return found && filled(found, seriesId, options);
  };

  /**
   * Cached seasons cost no call, the others one together; stale ones are refreshed by another. A season that its response lacks is left out. Rejects
   * if the call fails, or brings none.
   */
  const seasons = async (seriesId: number, numbers: readonly number[], options: CallOptions = {}): Promise<SeasonWithVotes[]> => {
    const series = { id: seriesId, language: options.language };
    const cached = await Promise.all(numbers.map((number) => stored(seriesId, number, { ...options, cachedOnly: true })));
    const missing = numbers.filter((_, index) => cached[index] === null);
    const loadMissing = loadTogether(provider, series, missing);
    const refresh = loadTogether(
      provider,
      series,
      numbers.filter((number) => !missing.includes(number)),
    );
    const loadOf = (number: number): LoadSeason => (missing.includes(number) ? loadMissing(number) : refresh(number));
    const found = foundIn(await Promise.allSettled(numbers.map((number) => cache(seasonQuery(seriesId, number, series.language, loadOf(number)), options))));
    return Promise.all(found.map((one) => filled(one, seriesId, options)));
  };

  const guidePage = async (series: Pick<SeriesDetails, "id" | "seasons">, page: number, options?: CallOptions): Promise<GuidePage | null> => {
    const numbers = guidePages(series)[page - 1]?.map(({ season_number }) => season_number);
    return numbers ? { seasons: (await seasons(series.id, numbers, options)).map(guideSeason) } : null;
  };

  return { season, guidePage };
}
