import type { SearchFilters, SearchType } from "#domain/addresses.ts";
import { releaseYear } from "#domain/movie.ts";
import { emptyPage, isBeyondEnd, isServedPage } from "#domain/page.ts";
import type { CallOptions } from "#domain/query.ts";
import { firstAirYear } from "#domain/series.ts";
import type { Catalog } from "#features/catalog.ts";
import type { SearchOptions, SearchResultPage } from "#features/search/model/queries.ts";
import { folded, parseImdbId, type SearchAttempt, searchAttempts } from "#features/search/model/search-query.ts";
import type { Matches } from "#server/upstream/page-schemas.ts";
import type { CatalogDeps } from "./catalog-deps.ts";
import { correctionOf, isCorrectedBy, isSameName, isTooLittle, namesLike, otherTypeOf, spellingOf } from "./corrected-search.ts";
import { freshFor } from "./fresh-for.ts";
import { firstMatch, imdbTitles } from "./imdb-titles.ts";
import { callIn, keyIn } from "./in-language.ts";
import { knownForIn } from "./known-for.ts";

type Search = Pick<Catalog, "searchMovies" | "searchSeries" | "searchPeople" | "imdbMatch" | "knownFor">;

type SearchKind<T> = {
  type: SearchType;
  load: (attempt: SearchAttempt, page: number, options: CallOptions) => Promise<SearchResultPage<T>>;
  namesOf: (item: T) => readonly string[];
  /** `null` for people: a year does not narrow a search for them. */
  yearOf: ((item: T) => number | null) | null;
  matchesIn: (matches: Matches) => T[];
};

const onePage = <T>(items: T[]): SearchResultPage<T> => ({ items, page: 1, totalPages: items.length > 0 ? 1 : 0, totalResults: items.length });

/** Of the provider. A further page costs one more. */
const mostCalls = 3;

/** The first pages of a query's attempts: each is loaded once, and at most `mostCalls` are. */
function createFirstPages<T>({ namesOf, yearOf }: SearchKind<T>, load: (attempt: SearchAttempt) => Promise<SearchResultPage<T>>) {
  const calls = new Set<string>();
  const hasMatch = ({ items }: SearchResultPage<T>, { exact, text }: SearchAttempt): boolean =>
    exact ? items.some((item) => namesOf(item).some((name) => folded(name) === folded(text))) : items.length > 0;
  const isNotOf = (year: number | null, { items }: SearchResultPage<T>): boolean => year !== null && items.every((item) => yearOf?.(item) !== year);
  /** The first attempt that finds something. `omittedYear`: nothing of that year is among it. */
  return async (attempts: readonly SearchAttempt[]) => {
    for (const attempt of attempts) {
      if (attempt.year !== null && yearOf === null) continue;
      if (calls.add(`${attempt.year} ${attempt.text}`).size > mostCalls) return null;
      const first = await load(attempt);
      if (!hasMatch(first, attempt)) continue;
      const omittedYear = yearOf && isNotOf(attempt.omittedYear, first) ? attempt.omittedYear : null;
      return { attempt, first, names: first.items.flatMap(namesOf), omittedYear };
    }
    return null;
  };
}

/** The first match of a query as it is typed or, where that finds nothing or too little, as a title spells it. */
async function firstMatchOf<T>(
  { titles }: CatalogDeps,
  kind: SearchKind<T>,
  query: string,
  { year, verbatim }: SearchFilters,
  load: (attempt: SearchAttempt) => Promise<SearchResultPage<T>>,
) {
  const { type, yearOf } = kind;
  const chosenYear = (yearOf && year) ?? null;
  const like = namesLike(titles, type, query, chosenYear);
  const attempts = searchAttempts(query, chosenYear, like.isYearTyped ? spellingOf(like, type) : null);
  const correction = verbatim ? null : correctionOf(like, type);
  const firstOf = createFirstPages(kind, load);
  const typed = await firstOf(correction ? attempts.filter((attempt) => isCorrectedBy(like, attempt)) : attempts);
  const isTypo = correction !== null && (typed === null || isTooLittle(like.text, typed.names, typed.first.totalResults));
  const corrected = isTypo ? await firstOf(correction) : null;
  const best = corrected ?? typed ?? (correction && (await firstOf(attempts)));
  const correctedTo = corrected && !isSameName(corrected.attempt.text, like.text) ? corrected.attempt.text : null;
  const otherType = otherTypeOf(type, like, { names: best?.names ?? [], verbatim: verbatim ?? false, isCorrected: corrected !== null });
  return { best, notes: { ...(correctedTo && { correctedTo }), ...(otherType && { otherType }), ...(best?.omittedYear && { omittedYear: best.omittedYear }) } };
}

/** Searches are cached in memory alone: search texts are private, and random words would fill the store. */
function searchOf<T>(deps: CatalogDeps, matches: ReturnType<typeof imdbTitles>, kind: SearchKind<T>) {
  const resultsOf = async (attempt: SearchAttempt, page: number, options?: CallOptions): Promise<SearchResultPage<T>> => {
    const language = options?.language;
    // Before the text, which may end as any suffix does.
    const key = `search:${keyIn(kind.type, language)}:${attempt.year ?? ""}:${page}:${attempt.text.toLowerCase()}`;
    const query = { row: null, key, freshMs: freshFor.search, load: (call: CallOptions) => kind.load(attempt, page, callIn(call, language)) };
    return (await deps.cache(query, options)) ?? onePage<T>([]);
  };
  return async (query: string, page: number, { year, verbatim, ...options }: SearchOptions = {}): Promise<SearchResultPage<T>> => {
    if (!isServedPage(page)) return emptyPage(page);
    const imdbId = parseImdbId(query);
    if (imdbId) return onePage(kind.matchesIn(await matches(imdbId, options)));
    const { best, notes } = await firstMatchOf(deps, kind, query, { year, verbatim }, (attempt) => resultsOf(attempt, 1, options));
    const last = best?.first.totalPages ?? 0;
    const results = best && !isBeyondEnd({ page, totalPages: last }) ? await resultsOf(best.attempt, page, options) : emptyPage<T>(page, last);
    return { ...results, ...notes };
  };
}

export function searchCatalog(deps: CatalogDeps, people: Pick<Catalog, "person" | "personCredits">): Search {
  const { provider } = deps;
  const matches = imdbTitles(deps);
  return {
    searchMovies: searchOf(deps, matches, {
      type: "movies",
      load: ({ text, year }, page, call) => provider.searchMovies(text, page, { ...call, year: year ?? undefined }),
      namesOf: (movie) => [movie.title, movie.original_title],
      yearOf: releaseYear,
      matchesIn: ({ movies }) => movies,
    }),
    searchSeries: searchOf(deps, matches, {
      type: "tv",
      load: ({ text, year }, page, call) => provider.searchSeries(text, page, { ...call, year: year ?? undefined }),
      namesOf: (series) => [series.name, series.original_name],
      yearOf: firstAirYear,
      matchesIn: ({ series }) => series,
    }),
    searchPeople: searchOf(deps, matches, {
      type: "people",
      load: ({ text }, page, call) => provider.searchPeople(text, page, call),
      namesOf: (person) => [person.name],
      yearOf: null,
      matchesIn: (found) => found.people,
    }),
    imdbMatch: async (imdbId, options) => firstMatch(await matches(imdbId, options)),
    knownFor: knownForIn(people),
  };
}
