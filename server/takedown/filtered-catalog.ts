import { limits } from "#domain/limits.ts";
import type { MovieSummary } from "#domain/movie.ts";
import { emptyPage, type Page } from "#domain/page.ts";
import type { PersonSummary } from "#domain/person.ts";
import type { AnyQuery } from "#domain/query.ts";
import { type TakedownKind, type TakedownList, takedownKindOf } from "#domain/takedown.ts";
import type { HeroMovie } from "#features/browse/model/queries.ts";
import { askOf, type Catalog, catalogOf } from "#features/catalog.ts";
import { isRelatedList, relatedTitleOf, type TitleList } from "#features/lists/model/title-list.ts";
import type { SearchResultPage } from "#features/search/model/queries.ts";
import type { FullCredits } from "#features/titles/model/full-credits.ts";
import { collaboratorsIn } from "#server/catalog/collaborators.ts";
import { knownForIn } from "#server/catalog/known-for.ts";
import { titleBatchIn } from "#server/catalog/title-batch.ts";
import { withoutBlocked } from "./without-blocked.ts";

/** The lists of a blocked title are empty, without a call. */
const unlessRelatedTo =
  <T>(list: TakedownList, kind: TakedownKind, load: (titles: TitleList, page: number, options?: object) => Promise<Page<T>>): typeof load =>
  async (titles, page, options) =>
    isRelatedList(titles) && list.has(kind, relatedTitleOf(titles).id) ? emptyPage(page) : load(titles, page, options);

/** The next trending films take the places of blocked ones. */
const heroMoviesIn =
  (catalog: Catalog, list: TakedownList, movieList: Catalog["movieList"]): Catalog["heroMovies"] =>
  async (options) => {
    const heroes = await catalog.heroMovies(options);
    const left = heroes.filter(({ id }) => !list.has("movies", id));
    if (left.length === heroes.length) return heroes;
    const asHero = async (movie: MovieSummary): Promise<HeroMovie> => ({
      ...movie,
      runtime: await catalog.movie(movie.id, options).then(
        (details) => details?.runtime ?? null,
        () => null,
      ),
    });
    const others = (await movieList("trending", 1, options)).items.filter((movie) => !left.some((hero) => hero.id === movie.id));
    return [...left, ...(await Promise.all(others.slice(0, limits.hero.items - left.length).map(asHero)))];
  };

/** A search is not corrected to what is blocked. */
const uncorrectedIfEmpty = <T>({ correctedTo, ...found }: SearchResultPage<T>): SearchResultPage<T> => ({
  ...found,
  ...(correctedTo !== undefined && found.totalResults > 0 && { correctedTo }),
});

/** A person who is known for a blocked title keeps the others. A film has a `title`, a series has none. */
const knownForOthers =
  (list: TakedownList) =>
  (person: PersonSummary): PersonSummary => ({
    ...person,
    known_for: person.known_for.filter((title) => !list.has(title.title === undefined ? "series" : "movies", title.id)),
  });

const withoutEmptyDepartments = (credits: FullCredits | null): FullCredits | null =>
  credits && { ...credits, departments: credits.departments.filter(({ people }) => people.length > 0) };

/** The catalog without what the operator has blocked. Every call reads the list, which may change at any time. */
export function filteredCatalog(catalog: Catalog, list: TakedownList): Catalog {
  const ask = askOf(catalog);
  /** As each query says of itself: a title or person that is blocked is absent, without a call, and others are left out where they stand. */
  const plain = catalogOf(async (query: AnyQuery, input: readonly unknown[]) => {
    const isBlocked = query.about !== undefined && list.has(query.about, Number(input[0]));
    return isBlocked ? null : withoutBlocked(await ask(query, [...input]), query.contains ?? {}, list);
  });
  const movieList = unlessRelatedTo(list, "movies", plain.movieList);
  const knownFor = knownForOthers(list);
  return {
    ...plain,
    movieList,
    seriesList: unlessRelatedTo(list, "series", plain.seriesList),
    heroMovies: heroMoviesIn(catalog, list, movieList),
    movieCredits: async (...call) => withoutEmptyDepartments(await plain.movieCredits(...call)),
    seriesCredits: async (...call) => withoutEmptyDepartments(await plain.seriesCredits(...call)),
    /** Absent if no film of it is left. */
    collection: async (...call) => {
      const collection = await plain.collection(...call);
      return collection && collection.parts.length > 0 ? collection : null;
    },
    /** Chosen again, from credits without the blocked titles and people. */
    collaborators: collaboratorsIn(plain),
    knownFor: knownForIn(plain),
    titles: titleBatchIn(plain),
    searchMovies: async (...search) => uncorrectedIfEmpty(await plain.searchMovies(...search)),
    searchSeries: async (...search) => uncorrectedIfEmpty(await plain.searchSeries(...search)),
    searchPeople: async (...search) => {
      const page = uncorrectedIfEmpty(await plain.searchPeople(...search));
      return { ...page, items: page.items.map(knownFor) };
    },
    imdbMatch: async (...search) => {
      const match = await catalog.imdbMatch(...search);
      if (!match || list.has(takedownKindOf[match.type], match.item.id)) return null;
      return match.type === "people" ? { ...match, item: knownFor(match.item) } : match;
    },
  };
}
