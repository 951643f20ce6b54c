import type { SearchType } from "#domain/addresses.ts";
import { emptyPage, isBeyondEnd, isServedPage } from "#domain/page.ts";
import type { CallOptions } from "#domain/query.ts";
import type { Catalog } from "#features/catalog.ts";
import { knownForTitles, primaryCredits } from "#features/search/model/known-for.ts";
import type { SearchOptions, SearchResultPage } from "#features/search/model/queries.ts";
import { folded, parseImdbId, type SearchAttempt, searchAttempts } from "#features/search/model/search-query.ts";
import type { Matches } from "#server/upstream/page-schemas.ts";
import type { CatalogDeps } from "./catalog-deps.ts";
import { affordable, correctionOf, isTooLittle, namesLike, otherTypeOf } from "./corrected-search.ts";
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

/** A year does not narrow a search for people. */
const attemptsOf = (query: string, type: SearchType, year: SearchOptions["year"]): SearchAttempt[] =>
  type === "people" ? searchAttempts(query).filter((attempt) => attempt.year === null) : searchAttempts(query, year);

/** Searches are cached in memory alone: search texts are private, and random words would fill the store. */
function searchOf<T>({ cache, titles }: CatalogDeps, matches: ReturnType<typeof imdbTitles>, kind: SearchKind<T>) {
  const { type, load, namesOf, matchesIn } = kind;
  const resultsOf = async (attempt: SearchAttempt, page: number, options?: CallOptions): Promise<SearchResultPage<T>> => {
    const key = `search:${type}:${attempt.year ?? ""}:${page}:${attempt.text}`;
    const query = { row: null, key, freshMs: freshFor.search, load: (call: CallOptions) => load(attempt, page, call) };
    return (await cache(query, options)) ?? onePage<T>([]);
  };
  const firstWithMatch = async (attempts: readonly SearchAttempt[], options: CallOptions) => {
    for (const attempt of attempts) {
      const first = await resultsOf(attempt, 1, options);
      if (hasMatch(first, attempt, namesOf)) return { attempt, first, names: first.items.flatMap(namesOf) };
    }
    return null;
  };
  return async (query: string, page: number, { year, verbatim = false, ...options }: SearchOptions = {}): Promise<SearchResultPage<T>> => {
    if (!isServedPage(page)) return emptyPage(page);
    const imdbId = parseImdbId(query);
    if (imdbId) return onePage(matchesIn(await matches(imdbId, options)));
    const attempts = attemptsOf(query, type, year);
    const like = namesLike(titles, type, attempts);
    const correction = verbatim ? null : correctionOf(like, type);
    const typed = await firstWithMatch(affordable(attempts, like, type, correction), options);
    const isTypo = correction !== null && (typed === null || isTooLittle(like.text, typed.names, typed.first.totalResults));
    const corrected = isTypo ? await firstWithMatch([correction.attempt], options) : null;
    const found = corrected ?? typed;
    const last = found?.first.totalPages ?? 0;
    const results = found && !isBeyondEnd({ page, totalPages: last }) ? await resultsOf(found.attempt, page, options) : emptyPage<T>(page, last);
    const otherType = otherTypeOf(type, like, { names: found?.names ?? [], verbatim, isCorrected: corrected !== null });
    return { ...results, ...(corrected && { correctedTo: correction?.text }), ...(otherType && { otherType }) };
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
      load: ({ text }, page, call) => provider.searchPeople(text, page, call),
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
