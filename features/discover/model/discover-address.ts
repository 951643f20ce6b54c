import { paths, withSearch } from "#domain/addresses.ts";
import { languageName } from "#domain/language.ts";
import { limits } from "#domain/limits.ts";
import { defaultRegion, regionName } from "#domain/region.ts";
import { type DiscoverFilters, discoverSorts, type ListFilter, noFilters, normalFilters, type Range } from "./discover-filters.ts";

/**
 * How one parameter of the address stands for a filter. `read` sets what the text says; an unknown value sets nothing. `write`: `null` for the
 * default. `separator`: joins a parameter that a form sends several times; without one the first counts.
 */
type Parameter = {
  name: string;
  separator?: string;
  read: (text: string, filters: DiscoverFilters) => void;
  write: (filters: DiscoverFilters) => string | null;
};

const wholeNumber = (text: string, min: number, max: number): number | null => {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : null;
};

const ids = (name: string, key: ListFilter): Parameter => ({
  name,
  separator: ",",
  read: (text, filters) => {
    filters[key] = text.split(",").flatMap((id) => wholeNumber(id, 1, 999_999_999) ?? []);
  },
  write: (filters) => filters[key].join(",") || null,
});

const year = (name: "from" | "to", end: keyof Range): Parameter => ({
  name,
  read: (text, filters) => {
    filters.years[end] = wholeNumber(text, limits.discover.years.first, limits.discover.years.last);
  },
  write: (filters) => filters.years[end]?.toString() ?? null,
});

const minutes: Parameter = {
  name: "runtime",
  separator: "-",
  read: (text, filters) => {
    const [, min = "", max = ""] = /^(\d{0,3})-(\d{0,3})$/.exec(text) ?? [];
    // "0-" is everything.
    filters.runtime = { min: wholeNumber(min, 1, 999), max: wholeNumber(max, 1, 999) };
  },
  write: ({ runtime: { min, max } }) => (min === null && max === null ? null : `${min ?? ""}-${max ?? ""}`),
};

const code = (name: "language" | "certification", isValid: (text: string) => boolean): Parameter => ({
  name,
  read: (text, filters) => {
    filters[name] = isValid(text) ? text : null;
  },
  write: (filters) => filters[name],
});

/** "PG-13", "12A", "M/12", "UA 7+"; a comma or a bar would mean several to the provider. */
const certificationPattern = /^[\p{L}\p{N}](?:[\p{L}\p{N} +/.-]{0,28}[\p{L}\p{N}+])?$/u;

/** In the order of the canonical address. */
const parametersOf: Record<keyof DiscoverFilters, Parameter | readonly Parameter[]> = {
  type: {
    name: "type",
    read: () => undefined,
    write: ({ type }) => (type === "tv" ? type : null),
  },
  genres: ids("genres", "genres"),
  match: {
    name: "match",
    read: (text, filters) => {
      filters.match = text === "any" ? text : "all";
    },
    write: ({ match }) => (match === "any" ? match : null),
  },
  notGenres: ids("not", "notGenres"),
  years: [year("from", "min"), year("to", "max")],
  rating: {
    name: "rating",
    read: (text, filters) => {
      filters.rating = /^(?:10|\d)(?:\.\d)?$/.test(text) && Number(text) <= 10 ? Number(text) || null : null;
    },
    write: ({ rating }) => rating?.toString() ?? null,
  },
  votes: {
    name: "votes",
    read: (text, filters) => {
      filters.votes = wholeNumber(text, 1, 1_000_000);
    },
    write: ({ votes }) => votes?.toString() ?? null,
  },
  runtime: minutes,
  language: code("language", (text) => /^[a-z]{2}$/.test(text) && languageName(text) !== null),
  certification: code("certification", (text) => certificationPattern.test(text)),
  region: {
    name: "region",
    read: (text, filters) => {
      if (regionName(text) !== null) filters.region = text;
    },
    write: ({ region }) => (region === defaultRegion ? null : region),
  },
  keywords: ids("keyword", "keywords"),
  companies: ids("company", "companies"),
  networks: ids("network", "networks"),
  providers: ids("provider", "providers"),
  here: {
    name: "here",
    read: (text, filters) => {
      filters.here = text === "1";
    },
    write: ({ here }) => (here ? "1" : null),
  },
  sort: {
    name: "sort",
    read: (text, filters) => {
      filters.sort = discoverSorts.find((sort) => sort === text) ?? "popularity";
    },
    write: ({ sort }) => (sort === "popularity" ? null : sort),
  },
  page: {
    // Beyond the provider's last page too: that address is a 404, not page 1.
    name: "page",
    read: (text, filters) => {
      filters.page = wholeNumber(text, 1, 999_999_999) ?? 1;
    },
    write: ({ page }) => (page === 1 ? null : String(page)),
  },
};

const parameters: readonly Parameter[] = Object.values(parametersOf).flat();

/** Unknown names and values are dropped, as is a filter that the type does not have. */
export function parseDiscoverFilters(search: URLSearchParams): DiscoverFilters {
  const filters = noFilters(search.get("type") === "tv" ? "tv" : "movies");
  for (const { name, separator, read } of parameters) {
    const texts = search.getAll(name);
    const text = separator === undefined ? texts[0] : texts.join(separator);
    if (text) read(text, filters);
  }
  return normalFilters(filters);
}

/** The canonical query string of /discover: one order, without defaults. */
export function discoverParameters(filters: DiscoverFilters): URLSearchParams {
  const normal = normalFilters(filters);
  return new URLSearchParams(
    parameters.flatMap(({ name, write }): [string, string][] => {
      const text = write(normal);
      return text === null ? [] : [[name, text]];
    }),
  );
}

export const discoverPath = (filters: DiscoverFilters): string => withSearch(paths.discover, discoverParameters(filters));

/** "Surprise me": redirects to a title of the first page's filters, another than `after`. */
export function surprisePath(filters: DiscoverFilters, after?: number): string {
  const search = discoverParameters({ ...filters, page: 1 });
  if (after !== undefined) search.set("after", String(after));
  return withSearch(paths.surprise, search);
}
