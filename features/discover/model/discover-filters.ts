import type { DiscoverType } from "#domain/addresses.ts";
import { movieGenres, seriesGenres } from "#domain/genre.ts";
import { languageName } from "#domain/language.ts";
import { limits } from "#domain/limits.ts";
import { defaultRegion, regionName } from "#domain/region.ts";
import { forNamedFields, type NamedField, namedFilters } from "./reference.ts";

export const discoverSorts = ["popularity", "rating", "newest", "oldest", "title"] as const;
export type DiscoverSort = (typeof discoverSorts)[number];

/** Both ends belong to the range; `null` is open. */
export type Range = { min: number | null; max: number | null };

/** How a filter stands in the address. An unknown value is read as the default, which is written as "". */
type Filter<T> = { read: (search: URLSearchParams) => T; write: (value: T) => Record<string, string> };

const wholeNumber = (text: string | null, min: number, max: number): number | null => {
  const value = /^\d{1,9}$/.test(text ?? "") ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : null;
};

/** A filter of one parameter, of which the first value counts. */
const single = <T extends string | number | null>(name: string, byDefault: T, parse: (text: string) => T | null): Filter<T> => ({
  read: (search) => parse(search.get(name) ?? "") ?? byDefault,
  write: (value) => ({ [name]: value === byDefault ? "" : String(value) }),
});

/** The first is the default. */
const oneOf = <T extends string>(name: string, choices: readonly [T, ...T[]]): Filter<T> =>
  single(name, choices[0], (text) => choices.find((choice) => choice === text) ?? null);

const numeric = (name: string, parse: (text: string) => number | null): Filter<number | null> => single(name, null, parse);
const code = (name: string, isValid: (text: string) => boolean): Filter<string | null> => single(name, null, (text) => (isValid(text) ? text : null));

/** A form sends such a parameter several times. */
const ids = (name: string): Filter<number[]> => ({
  read: (search) => search.getAll(name).flatMap((list) => list.split(",").flatMap((id) => wholeNumber(id, 1, 999_999_999) ?? [])),
  write: (chosen) => ({ [name]: chosen.join(",") }),
});

const { first, last } = limits.discover.years;

const years: Filter<Range> = {
  read: (search) => ({ min: wholeNumber(search.get("from"), first, last), max: wholeNumber(search.get("to"), first, last) }),
  write: ({ min, max }) => ({ from: `${min ?? ""}`, to: `${max ?? ""}` }),
};

const runtime: Filter<Range> = {
  read: (search) => {
    // A form sends both ends. "0-" is everything.
    const [, min = "", max = ""] = /^(\d{0,3})-(\d{0,3})$/.exec(search.getAll("runtime").join("-")) ?? [];
    return { min: wholeNumber(min, 1, 999), max: wholeNumber(max, 1, 999) };
  },
  write: ({ min, max }) => ({ runtime: min === null && max === null ? "" : `${min ?? ""}-${max ?? ""}` }),
};

const flag = (name: string): Filter<boolean> => ({ read: (search) => search.get(name) === "1", write: (isOn) => ({ [name]: isOn ? "1" : "" }) });

/** "PG-13", "12A", "M/12", "UA 7+"; a comma or a bar would mean several to the provider. */
const certificationPattern = /^[\p{L}\p{N}](?:[\p{L}\p{N} +/.-]{0,28}[\p{L}\p{N}+])?$/u;

/** What `/discover` shows, in the order of its canonical address. Ids are the provider's. */
export const filterDefinitions = {
  type: oneOf<DiscoverType>("type", ["movies", "tv"]),
  genres: ids("genres"),
  /** Whether a title has all of `genres`, or any of them. */
  match: oneOf<"all" | "any">("match", ["all", "any"]),
  notGenres: ids("not"),
  /** Of the release, or of a series' first episode. */
  years,
  /** At least, up to 10. */
  rating: numeric("rating", (text) => (/^(?:10|\d)(?:\.\d)?$/.test(text) && Number(text) <= 10 ? Number(text) || null : null)),
  /** At least. */
  votes: numeric("votes", (text) => wholeNumber(text, 1, 1_000_000)),
  /** In minutes. */
  runtime,
  /** ISO 639-1. */
  language: code("language", (text) => /^[a-z]{2}$/.test(text) && languageName(text) !== null),
  /** Films only; of `region`. */
  certification: code("certification", (text) => certificationPattern.test(text)),
  /** ISO 3166-1, of the certification and of the streaming providers. */
  region: single<string>("region", defaultRegion, (text) => (regionName(text) === null ? null : text)),
  ...forNamedFields(ids),
  /** Only what can be watched here. */
  here: flag("here"),
  /** Not what is still to be released. */
  released: flag("released"),
  sort: oneOf<DiscoverSort>("sort", discoverSorts),
  /** May lie past the last page, and past what the provider serves: that address is a 404, not page 1. */
  page: single<number>("page", 1, (text) => wholeNumber(text, 1, 999_999_999)),
};

export type DiscoverFilters = { [Name in keyof typeof filterDefinitions]: ReturnType<(typeof filterDefinitions)[Name]["read"]> };

/** What narrows the list. The other fields say how, where and in which order. */
export type FilterName = Exclude<keyof DiscoverFilters, "type" | "match" | "region" | "sort" | "page">;

/** Those with ids, of which each is a filter of its own. */
export type ListFilter = "genres" | "notGenres" | NamedField;

export const readFilters = (search: URLSearchParams): DiscoverFilters =>
  Object.fromEntries(Object.entries(filterDefinitions).map(([name, { read }]) => [name, read(search)])) as DiscoverFilters;

/** Empty lists, `null` and open ranges do not filter. */
export const noFilters = (type: DiscoverType): DiscoverFilters => readFilters(new URLSearchParams({ type }));

const genresByType = { movies: movieGenres, tv: seriesGenres } as const;

const isGenreOf = (type: DiscoverType, id: number): boolean => genresByType[type].some((genre) => genre.id === id);

const inOrder = ({ min, max }: Range): Range => (min !== null && max !== null && min > max ? { min: max, max: min } : { min, max });

const sortedOnce = (ids: readonly number[]): number[] => [...new Set(ids)].toSorted((a, b) => a - b);
const chosenOnce = (ids: readonly number[]): number[] => sortedOnce(ids).slice(0, limits.discover.ids);

/** Equal filters become the same object: without what the type does not have, sorted, ranges the right way round. */
export function normalFilters(filters: DiscoverFilters): DiscoverFilters {
  const { type } = filters;
  const genres = sortedOnce(filters.genres.filter((id) => isGenreOf(type, id)));
  const certification = type === "movies" ? filters.certification : null;
  const named = forNamedFields((kind) => {
    const filter = namedFilters[kind];
    return "only" in filter && filter.only !== type ? [] : chosenOnce(filters[filter.field]);
  });
  return {
    ...filters,
    genres,
    match: genres.length > 1 ? filters.match : "all",
    notGenres: sortedOnce(filters.notGenres.filter((id) => isGenreOf(type, id) && !genres.includes(id))),
    years: inOrder(filters.years),
    runtime: inOrder(filters.runtime),
    certification,
    region: certification !== null || named.providers.length > 0 ? filters.region : defaultRegion,
    ...named,
  };
}
