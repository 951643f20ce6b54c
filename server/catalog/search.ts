import type { CallOptions, Catalog, SearchOptions, SearchResultPage } from "#domain/catalog.ts";
import { knownForTitles, primaryCredits } from "#domain/known-for.ts";
import { emptyPage, isServedPage } from "#domain/page.ts";
import type { SearchType } from "#domain/paths.ts";
import { folded, parseImdbId, type SearchAttempt, searchAttempts } from "#domain/search-query.ts";
import { similarTitleHints } from "#domain/title-hint.ts";
import type { Matches } from "#server/upstream/page-schemas.ts";
import type { CatalogDeps } from "./catalog-deps.ts";
import { freshFor } from "./fresh-for.ts";
import { firstMatch, imdbTitles } from "./imdb-titles.ts";

type Search = Pick<Catalog, "searchMovies" | "searchSeries" | "searchPeople" | "imdbMatch" | "knownFor">;
type People = Pick<Catalog, "person" | "personCredits">;

type SearchKind<T> = {
  type: SearchType;
  load: (attempt: SearchAttempt, page: number, options: CallOptions) => Promise<SearchResultPage<T>>;
  namesOf: (item: T) => readonly string[];
  matchesIn: (matches: Matches) => T[];
};

const onePage = <T>(items: T[]): SearchResultPage<T> => ({ items, page: 1, totalPages: items.length > 0 ? 1 : 0, totalResults: items.length });

const hasMatch = <T>({ items }: SearchResultPage<T>, { exact, text }: SearchAttempt, namesOf: SearchKind<T>["namesOf"]): boolean =>
  exact ? items.some((item) => namesOf(item).some((name) => folded(name) === text)) : items.length > 0;

/** Searches are cached in memory alone: search texts are private, and random words would fill the store. */
function searchOf<T>({ cache, titlesLike }: CatalogDeps, matches: ReturnType<typeof imdbTitles>, kind: SearchKind<T>) {
  const { type, load, namesOf, matchesIn } = kind;
  const resultsOf = async (attempt: SearchAttempt, page: number, options?: CallOptions): Promise<SearchResultPage<T>> => {
    const key = `search:${type}:${attempt.year ?? ""}:${page}:${attempt.text}`;
    const query = { row: null, key, freshMs: freshFor.search, load: (call: CallOptions) => load(attempt, page, call) };
    return (await cache(query, options)) ?? onePage<T>([]);
  };
  const suggestions = async (query: string): Promise<SearchResultPage<T>> => {
    const didYouMean = similarTitleHints((await titlesLike?.(folded(query))) ?? [], query, type);
    return didYouMean.length > 0 ? { ...onePage<T>([]), didYouMean } : onePage<T>([]);
  };
  return async (query: string, page: number, { year, ...options }: SearchOptions = {}): Promise<SearchResultPage<T>> => {
    if (!isServedPage(page)) return emptyPage(page);
    const imdbId = parseImdbId(query);
    if (imdbId) return onePage(matchesIn(await matches(imdbId, options)));
    for (const attempt of searchAttempts(query, type === "people" ? null : year)) {
      const first = await resultsOf(attempt, 1, options);
      if (hasMatch(first, attempt, namesOf)) return page > first.totalPages ? emptyPage(page, first.totalPages) : resultsOf(attempt, page, options);
    }
    return page === 1 ? suggestions(query) : emptyPage(page);
  };
}

export function searchCatalog(deps: CatalogDeps, people: People): Search {
  const { provider } = deps;
  const matches = imdbTitles(deps);
  return {
    searchMovies: searchOf(deps, matches, {
      type: "movies",
      load: ({ text, year }, page, call) => provider.searchMovies(text, page, { ...call, year: year ?? undefined }),
      namesOf: (movie) => [movie.title, movie.original_title],
      matchesIn: ({ movies }) => movies,
    }),
    searchSeries: searchOf(deps, matches, {
      type: "tv",
      load: ({ text, year }, page, call) => provider.searchSeries(text, page, { ...call, year: year ?? undefined }),
      namesOf: (series) => [series.name, series.original_name],
      matchesIn: ({ series }) => series,
    }),
    searchPeople: searchOf(deps, matches, {
      type: "people",
      // A year does not narrow a search for people: the attempt without one sends the whole text.
      load: ({ text, year }, page, call) => (year === null ? provider.searchPeople(text, page, call) : Promise.resolve(onePage([]))),
      namesOf: (person) => [person.name],
      matchesIn: (found) => found.people,
    }),
    imdbMatch: async (imdbId, options) => firstMatch(await matches(imdbId, options)),
    knownFor: async (id, options) => {
      const [person, credits] = await Promise.all([people.person(id, options), people.personCredits(id, options)]);
      return person && credits && knownForTitles(primaryCredits(person, credits.movies));
    },
  };
}
