import type { Catalog, SearchResultPage } from "#domain/catalog.ts";
import { knownForTitles, primaryCredits } from "#domain/known-for.ts";
import type { SearchType } from "#domain/paths.ts";
import { folded, parseImdbId, type SearchAttempt, searchAttempts } from "#domain/search-query.ts";
import { similarTitleHints } from "#domain/title-hint.ts";
import type { Matches } from "#server/upstream/page-schemas.ts";
import type { Priority } from "#server/upstream/priority.ts";
import type { CatalogDeps } from "./catalog-deps.ts";
import { freshFor } from "./fresh-for.ts";
import { firstMatch, imdbTitles } from "./imdb-titles.ts";

type Search = Pick<Catalog, "searchMovies" | "searchSeries" | "searchPeople" | "imdbMatch" | "knownFor">;
type People = Pick<Catalog, "person" | "personCredits">;

/** One kind of search: how the provider is asked, the names that its items go by, what it knows under an IMDb id. */
type Kind<T> = {
  type: SearchType;
  ask: (attempt: SearchAttempt, page: number, priority: Priority) => Promise<SearchResultPage<T>>;
  namesOf: (item: T) => readonly string[];
  matchesIn: (matches: Matches) => T[];
};

const onePage = <T>(results: T[]): SearchResultPage<T> => ({ page: 1, total_pages: results.length > 0 ? 1 : 0, total_results: results.length, results });

const isAnswer = <T>(found: SearchResultPage<T>, { exact, text }: SearchAttempt, namesOf: Kind<T>["namesOf"]): boolean =>
  exact ? found.results.some((item) => namesOf(item).some((name) => folded(name) === text)) : found.results.length > 0;

/** Searches are kept in memory alone: what visitors type is nobody's business on a disk, and random words must not fill it. */
function searchOf<T>({ kept, priority, titlesLike }: CatalogDeps, matches: (imdbId: string) => Promise<Matches>, kind: Kind<T>) {
  const { type, ask, namesOf, matchesIn } = kind;
  const asked = async (attempt: SearchAttempt, page: number): Promise<SearchResultPage<T>> => {
    const key = `search:${type}:${attempt.year ?? ""}:${page}:${attempt.text}`;
    return (await kept(priority, { table: null, key, freshMs: freshFor.search, load: (priority) => ask(attempt, page, priority) })) ?? onePage<T>([]);
  };
  const withMeant = async (query: string): Promise<SearchResultPage<T>> => {
    const didYouMean = similarTitleHints((await titlesLike?.(folded(query))) ?? [], query, type);
    return didYouMean.length > 0 ? { ...onePage<T>([]), didYouMean } : onePage<T>([]);
  };
  return async (query: string, page: number): Promise<SearchResultPage<T>> => {
    const imdbId = parseImdbId(query);
    if (imdbId) return onePage(matchesIn(await matches(imdbId)));
    for (const attempt of searchAttempts(query)) {
      const first = await asked(attempt, 1);
      if (isAnswer(first, attempt, namesOf)) return page === 1 ? first : asked(attempt, page);
    }
    return withMeant(query);
  };
}

export function searchCatalog(parts: CatalogDeps, people: People): Search {
  const { provider } = parts;
  const matches = imdbTitles(parts);
  return {
    searchMovies: searchOf(parts, matches, {
      type: "movies",
      ask: ({ text, year }, page, priority) => provider.searchMovies(text, page, { priority, year: year ?? undefined }),
      namesOf: (film) => [film.title, film.original_title],
      matchesIn: (found) => found.movies,
    }),
    searchSeries: searchOf(parts, matches, {
      type: "tv",
      ask: ({ text, year }, page, priority) => provider.searchSeries(text, page, { priority, year: year ?? undefined }),
      namesOf: (series) => [series.name, series.original_name],
      matchesIn: (found) => found.series,
    }),
    searchPeople: searchOf(parts, matches, {
      type: "people",
      // Nobody is looked up by a year: the provider gets the whole text at the first attempt that has none.
      ask: ({ text, year }, page, priority) => (year === null ? provider.searchPeople(text, page, { priority }) : Promise.resolve(onePage([]))),
      namesOf: (person) => [person.name],
      matchesIn: (found) => found.people,
    }),
    imdbMatch: async (imdbId) => firstMatch(await matches(imdbId)),
    knownFor: async (id) => {
      const [person, credits] = await Promise.all([people.person(id), people.personCredits(id)]);
      return person && credits && knownForTitles(primaryCredits(person, credits.movies));
    },
  };
}
