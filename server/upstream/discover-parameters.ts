import type { DiscoverType } from "#domain/addresses.ts";
import { limits } from "#domain/limits.ts";
import type { DiscoverFilters, DiscoverSort, FilterName } from "#features/discover/model/discover-filters.ts";
import { forNamedFields, namedFilters } from "#features/discover/model/reference.ts";
import type { Parameters } from "./transport.ts";

/** `today` as `YYYY-MM-DD`. `ratingFloor`: votes that a title needs to be ranked by rating. */
export type DiscoverContext = { today: string; ratingFloor: Record<DiscoverType, number> };

const dateFields = { movies: "primary_release_date", tv: "first_air_date" } as const;
const titleFields = { movies: "title", tv: "name" } as const;

const sortBy = (sort: DiscoverSort, type: DiscoverType): string =>
  ({
    popularity: "popularity.desc",
    rating: "vote_average.desc",
    newest: `${dateFields[type]}.desc`,
    oldest: `${dateFields[type]}.asc`,
    title: `${titleFields[type]}.asc`,
  })[sort];

/** The provider's comma means all of them, its bar any. */
const [allOf, anyOf] = [",", "|"];

const list = (ids: readonly number[], separator: string): string | undefined => ids.join(separator) || undefined;

/** "Newest" ends today, as does what is released. "Oldest" has a beginning, because titles without a date are not the oldest. */
function dates({ type, years, sort, released }: DiscoverFilters, today: string): Parameters {
  const first = years.min ?? (sort === "oldest" ? limits.discover.years.first : null);
  const last = years.max === null ? null : `${years.max}-12-31`;
  const endsToday = sort === "newest" || released;
  return {
    [`${dateFields[type]}.gte`]: first === null ? undefined : `${first}-01-01`,
    [`${dateFields[type]}.lte`]: endsToday && (last === null || last > today) ? today : (last ?? undefined),
  };
}

function votes({ type, votes: atLeast, sort }: DiscoverFilters, floor: DiscoverContext["ratingFloor"]): number | undefined {
  return Math.max(atLeast ?? 0, sort === "rating" ? floor[type] : 0) || undefined;
}

/** The filters in the provider's words. */
export function discoverCallParameters(filters: DiscoverFilters, { today, ratingFloor }: DiscoverContext): Parameters {
  const { type, genres, match, certification, region, providers, runtime, sort } = filters;
  const byFilter: Record<Exclude<FilterName, "here" | "released">, Parameters> = {
    genres: { with_genres: list(genres, match === "all" ? allOf : anyOf) },
    notGenres: { without_genres: list(filters.notGenres, allOf) },
    years: dates(filters, today),
    rating: { "vote_average.gte": filters.rating ?? undefined },
    votes: { "vote_count.gte": votes(filters, ratingFloor) },
    runtime: { "with_runtime.gte": runtime.min ?? undefined, "with_runtime.lte": runtime.max ?? undefined },
    language: { with_original_language: filters.language ?? undefined },
    certification: { certification: certification ?? undefined, certification_country: certification === null ? undefined : region },
    ...forNamedFields((kind): Parameters => {
      const { field, needs } = namedFilters[kind];
      return { [`with_${field}`]: list(filters[field], needs === "all" ? allOf : anyOf) };
    }),
    providers: { with_watch_providers: list(providers, anyOf), watch_region: providers.length === 0 ? undefined : region },
  };
  return Object.assign({ sort_by: sortBy(sort, type) }, ...Object.values(byFilter));
}
