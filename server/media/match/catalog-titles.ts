import { setImmediate as nextTurn } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { CallOptions, Catalog, SearchResultPage } from "#domain/catalog.ts";
import { type MovieSummary, releaseYear } from "#domain/movie.ts";
import { firstAirYear, type SeriesSummary } from "#domain/series.ts";
import type { FoundTitle, TitleKind, Titles } from "./titles.ts";

export type AlternativeTitles = (kind: TitleKind, id: number, options: CallOptions) => Promise<readonly string[]>;
type Deps = { catalog: Pick<Catalog, "searchMovies" | "searchSeries" | "imdbMatch" | "movie" | "series" | "season">; alternativeTitles: AlternativeTitles };

/** Visitors come first. */
const background: CallOptions = { priority: "refresh" };
/** Of a title without a year: beyond them one cannot say that only one film has it. */
const mostPages = 3;
/** What one scan remembers: the files of a folder need the same. */
const remembered = 20_000;

const filmOf = (movie: MovieSummary): FoundTitle => ({ id: movie.id, titles: [movie.title, movie.original_title], year: releaseYear(movie) });
const seriesOf = (series: SeriesSummary): FoundTitle => ({ id: series.id, titles: [series.name, series.original_name], year: firstAirYear(series) });

type Search = (title: string, page: number, year: number | undefined, verbatim: boolean) => Promise<{ items: FoundTitle[]; totalPages: number }>;

const mapped = <T>({ items, totalPages }: SearchResultPage<T>, titleOf: (item: T) => FoundTitle) => ({ items: items.map(titleOf), totalPages });

function searchesOf({ catalog }: Deps): Record<TitleKind, Search> {
  return {
    movie: async (title, page, year, verbatim) => mapped(await catalog.searchMovies(title, page, { ...background, verbatim, ...(year && { year }) }), filmOf),
    tv: async (title, page, year, verbatim) => mapped(await catalog.searchSeries(title, page, { ...background, verbatim, ...(year && { year }) }), seriesOf),
  };
}

async function searchAll(search: Search, title: string, year: number | null) {
  const { items, totalPages } = await search(title, 1, year ?? undefined, true);
  if (year !== null || totalPages <= 1 || totalPages > mostPages) return { items, isAll: totalPages <= 1 };
  const all = [...items];
  for (let page = 2; page <= totalPages; page++) all.push(...(await search(title, page, undefined, true)).items);
  return { items: all, isAll: true };
}

/** One call for each key at a time, and its result for the rest of the scan. Failures are not remembered. */
function remember() {
  const results = new LRUCache<string, Promise<unknown>>({ max: remembered });
  return <T>(key: string, load: () => Promise<T>): Promise<T> => {
    const known = results.get(key) as Promise<T> | undefined;
    if (known) return known;
    // Other work goes on between two searches: the embedded catalog answers without leaving the process.
    const loading = nextTurn().then(load);
    results.set(key, loading);
    loading.catch(() => results.delete(key));
    return loading;
  };
}

/** The catalog as matching needs it, for one scan. */
export function catalogTitles(deps: Deps): Titles {
  const { catalog, alternativeTitles } = deps;
  const searches = searchesOf(deps);
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
    byImdbId: (imdbId) =>
      once(`imdb ${imdbId}`, async () => {
        const match = await catalog.imdbMatch(imdbId, background);
        if (match === null || match.type === "people") return null;
        return { kind: match.type === "movies" ? "movie" : "tv", id: match.item.id };
      }),
  };
}
