import { type Movie, type MovieSummary, yearOf } from "#domain/movie.ts";
import type { Series, SeriesSummary } from "#domain/series.ts";
import type { DiscoverFilters, DiscoverSort, FilterName, Range } from "#features/discover/model/discover-filters.ts";
import { forNamedFields, type NamedField, namedFilters } from "#features/discover/model/reference.ts";
import type { InRegion } from "#features/titles/model/in-region.ts";
import type { MovieExtras, SeriesExtras } from "#features/titles/model/title-extras.ts";

/** What filters and orders read of a title. */
export type FilterFacts = Record<NamedField, readonly number[]> & {
  id: number;
  title: string;
  /** Of the release or the first episode; "" if unknown. */
  date: string;
  genre_ids: readonly number[];
  vote_average: number | null;
  vote_count: number;
  popularity: number;
  /** In minutes. */
  runtime: number | null;
  language: string;
  /** The operator's region alone is known. */
  region: string;
  certification: string | null;
};

/** Those who offer the title. */
const providerIds = ({ offers }: InRegion): number[] =>
  offers === null ? [] : [offers.stream, offers.free, offers.ads, offers.rent, offers.buy].flat().map(({ id }) => id);

/** What a list and its filters need of a title. */
export type Entry<T> = { title: T; facts: FilterFacts };

type CachedMovie = { title: Movie; extras: MovieExtras };
type CachedSeries = { title: Series; extras: SeriesExtras };

const idsOf = (named: readonly { id: number }[]): number[] => named.map(({ id }) => id);

const factsIn = ({ facts, inRegion }: MovieExtras | SeriesExtras) => ({
  keywords: idsOf(facts.keywords),
  companies: idsOf(facts.companies),
  region: inRegion.region,
  providers: providerIds(inRegion),
});

export function movieSummaryOf(movie: Movie): MovieSummary {
  const { id, title, original_title, overview, release_date, vote_average, vote_count, popularity, poster_path, backdrop_path, genre_ids } = movie;
  return { id, title, original_title, overview, release_date, vote_average, vote_count, popularity, poster_path, backdrop_path, genre_ids };
}

export function seriesSummaryOf(series: Series): SeriesSummary {
  const { id, name, original_name, overview, first_air_date, vote_average, vote_count, popularity, poster_path, backdrop_path, genre_ids } = series;
  return { id, name, original_name, overview, first_air_date, vote_average, vote_count, popularity, poster_path, backdrop_path, genre_ids };
}

export function movieEntry({ title: movie, extras }: CachedMovie): Entry<MovieSummary> {
  const summary = movieSummaryOf(movie);
  const { runtime, original_language: language, certification } = movie;
  return { title: summary, facts: { ...summary, ...factsIn(extras), date: movie.release_date, runtime, language, certification, networks: [] } };
}

/** The runtime of a series' episodes is not in its row, and its certification is no filter. */
export function seriesEntry({ title: series, extras }: CachedSeries): Entry<SeriesSummary> {
  const summary = seriesSummaryOf(series);
  const own = { title: series.name, date: series.first_air_date, runtime: null, language: series.original_language, certification: null };
  return { title: summary, facts: { ...summary, ...factsIn(extras), ...own, networks: idsOf(extras.facts.networks) } };
}

/** An unknown value is in no range. */
const isIn = (value: number | null, { min, max }: Range): boolean =>
  (min === null && max === null) || (value !== null && value >= (min ?? Number.NEGATIVE_INFINITY) && value <= (max ?? Number.POSITIVE_INFINITY));

const hasAll = (wanted: readonly number[], ids: readonly number[]): boolean => wanted.every((id) => ids.includes(id));
const hasAny = (wanted: readonly number[], ids: readonly number[]): boolean => wanted.length === 0 || wanted.some((id) => ids.includes(id));

type Condition = (facts: FilterFacts) => boolean;

/** As the provider reads the filters (server/upstream/discover-parameters.ts); what a row lacks is not found. All titles are here. */
function conditionsOf(filters: DiscoverFilters, today: string): Condition[] {
  const { genres, match, years, rating, votes, runtime, language, certification, region, providers, sort } = filters;
  const isRegional = certification !== null || providers.length > 0;
  const byFilter: Record<Exclude<FilterName, "here">, Condition> = {
    genres: ({ genre_ids }) => (match === "any" ? hasAny(genres, genre_ids) : hasAll(genres, genre_ids)),
    notGenres: ({ genre_ids }) => !filters.notGenres.some((id) => genre_ids.includes(id)),
    years: ({ date }) => isIn(yearOf(date), years),
    rating: ({ vote_average }) => rating === null || (vote_average ?? 0) >= rating,
    votes: ({ vote_count }) => votes === null || vote_count >= votes,
    runtime: (facts) => isIn(facts.runtime, runtime),
    language: (facts) => language === null || facts.language === language,
    ...forNamedFields((kind): Condition => {
      const { field, needs } = namedFilters[kind];
      return (facts) => (needs === "all" ? hasAll : hasAny)(filters[field], facts[field]);
    }),
    certification: (facts) => certification === null || facts.certification === certification,
    released: ({ date }) => !filters.released || (date !== "" && date <= today),
  };
  return [
    ...Object.values(byFilter),
    (facts) => !isRegional || facts.region === region,
    // What has no date is neither new nor old, and the future is not the newest.
    ({ date }) => (sort !== "newest" && sort !== "oldest") || (date !== "" && (sort === "oldest" || date <= today)),
  ];
}

const orders: Record<DiscoverSort, (a: FilterFacts, b: FilterFacts) => number> = {
  popularity: (a, b) => b.popularity - a.popularity,
  rating: (a, b) => (b.vote_average ?? 0) - (a.vote_average ?? 0),
  newest: (a, b) => b.date.localeCompare(a.date),
  oldest: (a, b) => a.date.localeCompare(b.date),
  title: (a, b) => a.title.localeCompare(b.title, "en"),
};

/** The titles that meet all filters, in their order. Ties by id, so that pages never overlap. */
export function titlesMatching<E extends { facts: FilterFacts }>(entries: readonly E[], filters: DiscoverFilters): E[] {
  const conditions = conditionsOf(filters, new Date().toISOString().slice(0, 10));
  const compare = orders[filters.sort];
  return entries.filter(({ facts }) => conditions.every((meets) => meets(facts))).toSorted((a, b) => compare(a.facts, b.facts) || a.facts.id - b.facts.id);
}
