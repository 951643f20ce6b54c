import { setImmediate as nextTurn } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { CallOptions } from "#domain/query.ts";
import type { TitleSource } from "#features/media/media-feature.ts";
import { filmOf, searchAll, seriesOf, titleSearches } from "#server/match/title-search.ts";
import type { Titles } from "#server/match/titles.ts";

/** Visitors come first. */
const background: CallOptions = { priority: "refresh" };
/** What one scan remembers: the files of a folder need the same. */
const remembered = 20_000;

/** One call for each key at a time, and its result for the rest of the scan. Failures are not remembered. */
function remember() {
  const results = new LRUCache<string, Promise<unknown>>({ max: remembered });
  return <T>(key: string, load: () => Promise<T>): Promise<T> => {
    const cached = results.get(key) as Promise<T> | undefined;
    if (cached) return cached;
    // Other work goes on between two searches: the embedded catalog answers without leaving the process.
    const loading = nextTurn().then(load);
    results.set(key, loading);
    loading.catch(() => results.delete(key));
    return loading;
  };
}

/** The catalog as matching needs it, for one scan. */
export function catalogTitles(deps: TitleSource): Titles {
  const { catalog, alternativeTitles } = deps;
  const searches = titleSearches(catalog, background);
  const once = remember();
  return {
    search: (kind, title, year) => once(`search ${kind} ${year} ${title}`, () => searchAll(searches[kind], title, year)),
    similar: async (kind, title) => (await once(`similar ${kind} ${title}`, () => searches[kind](title, 1, undefined, false))).items,
    alternativeTitles: (kind, id) => once(`alternative ${kind} ${id}`, () => alternativeTitles(kind, id, background)),
    film: (id) => once(`film ${id}`, async () => catalog.movie(id, background).then((movie) => movie && filmOf(movie))),
    series: (id) =>
      once(`series ${id}`, async () => {
        const series = await catalog.series(id, background);
        const seasons = series?.seasons.map((one) => ({ season: one.season_number, episodes: one.episode_count, airDate: one.air_date })) ?? [];
        return series && { ...seriesOf(series), seasons };
      }),
    episodes: (id, number) =>
      once(`season ${id} ${number}`, async () => {
        const season = await catalog.season(id, number, background);
        return (season?.episodes ?? []).map((episode) => ({ number: episode.episode_number, name: episode.name, airDate: episode.air_date }));
      }),
    originCountries: (id) => once(`countries ${id}`, () => deps.originCountries(id, background)),
    absoluteOrder: (id) => once(`order ${id}`, () => deps.absoluteOrder(id, background)),
    byImdbId: (imdbId) =>
      once(`imdb ${imdbId}`, async () => {
        const match = await catalog.imdbMatch(imdbId, background);
        if (match === null || match.type === "people") return null;
        return { kind: match.type === "movies" ? "movie" : "series", id: match.item.id };
      }),
  };
}
