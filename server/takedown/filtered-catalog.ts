import type { Catalog, HeroMovie } from "#domain/catalog.ts";
import { knownForTitles, primaryCredits } from "#domain/known-for.ts";
import { limits } from "#domain/limits.ts";
import type { MovieSummary } from "#domain/movie.ts";
import { emptyPage } from "#domain/page.ts";
import type { Series } from "#domain/series.ts";
import type { TakedownKind, TakedownList } from "#domain/takedown.ts";
import { isRelatedList, relatedTitleOf, type TitleList } from "#domain/title-list.ts";
import { collaboratorsIn } from "#server/catalog/collaborators.ts";
import { titleBatchIn } from "#server/catalog/title-batch.ts";
import { type TakedownFilter, takedownFilterOf } from "./takedown-filter.ts";

type Deps = { catalog: Catalog; list: TakedownList; filter: TakedownFilter };

/** Loads the data of a title or person, filtered; `null` without a call if it is blocked. */
const unlessBlocked =
  ({ list }: Deps, kind: TakedownKind) =>
  async <T>(id: number, load: () => Promise<T | null>, filtered: (data: T) => T = (data) => data): Promise<T | null> => {
    const data = list.has(kind, id) ? null : await load();
    return data === null ? null : filtered(data);
  };

const isOfBlocked = ({ list: blocked }: Deps, kind: TakedownKind, list: TitleList): boolean =>
  isRelatedList(list) && blocked.has(kind, relatedTitleOf(list).id);

function movieMethods(deps: Deps) {
  const { catalog, filter } = deps;
  const ofMovie = unlessBlocked(deps, "movies");
  const movieList: Catalog["movieList"] = async (list, page, options) =>
    isOfBlocked(deps, "movies", list) ? emptyPage(page) : filter.page("movies", await catalog.movieList(list, page, options));
  return {
    /** The next trending films take the places of blocked ones. */
    heroMovies: async (options) => {
      const heroes = await catalog.heroMovies(options);
      const left = filter.allowed("movies", heroes);
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
    },
    movieList,
    movie: (id, options) => ofMovie(id, () => catalog.movie(id, options)),
    movieExtras: (id, options) => ofMovie(id, () => catalog.movieExtras(id, options), filter.movieExtras),
    movieInRegion: (id, ...call) => ofMovie(id, () => catalog.movieInRegion(id, ...call)),
    movieCredits: (id, options) => ofMovie(id, () => catalog.movieCredits(id, options), filter.fullCredits),
    movieImages: (id, options) => ofMovie(id, () => catalog.movieImages(id, options)),
    /** Absent if no film of it is left. */
    collection: async (id, options) => {
      const collection = await catalog.collection(id, options);
      const parts = filter.allowed("movies", collection?.parts ?? []);
      return collection && parts.length > 0 ? { ...collection, parts } : null;
    },
  } satisfies Partial<Catalog>;
}

function seriesMethods(deps: Deps) {
  const { catalog, filter } = deps;
  const ofSeries = unlessBlocked(deps, "series");
  const withAllowedCreators = (series: Series): Series => ({ ...series, created_by: filter.allowed("people", series.created_by) });
  return {
    seriesList: async (list, page, options) =>
      isOfBlocked(deps, "series", list) ? emptyPage(page) : filter.page("series", await catalog.seriesList(list, page, options)),
    series: (id, options) => ofSeries(id, () => catalog.series(id, options), withAllowedCreators),
    season: (id, seasonNumber, options) => ofSeries(id, () => catalog.season(id, seasonNumber, options)),
    seriesExtras: (id, options) => ofSeries(id, () => catalog.seriesExtras(id, options), filter.seriesExtras),
    seriesInRegion: (id, ...call) => ofSeries(id, () => catalog.seriesInRegion(id, ...call)),
    guidePage: (id, page, options) => ofSeries(id, () => catalog.guidePage(id, page, options)),
    seriesCredits: (id, options) => ofSeries(id, () => catalog.seriesCredits(id, options), filter.fullCredits),
    seriesImages: (id, options) => ofSeries(id, () => catalog.seriesImages(id, options)),
  } satisfies Partial<Catalog>;
}

function personMethods(deps: Deps) {
  const { catalog, filter } = deps;
  const ofPerson = unlessBlocked(deps, "people");
  const personCredits: Catalog["personCredits"] = (id, options) => ofPerson(id, () => catalog.personCredits(id, options), filter.personCredits);
  return {
    person: (id, options) => ofPerson(id, () => catalog.person(id, options)),
    personCredits,
    personImages: (id, options) => ofPerson(id, () => catalog.personImages(id, options)),
    /** The catalog's own result has no ids, so the titles are chosen again from the filtered credits. */
    knownFor: (id, options) =>
      ofPerson(id, async () => {
        const [person, credits] = await Promise.all([catalog.person(id, options), personCredits(id, options)]);
        return person && credits && knownForTitles(primaryCredits(person, credits.movies));
      }),
  } satisfies Partial<Catalog>;
}

/** The catalog without what the operator has blocked. Every call reads the list, which may change at any time. */
export function filteredCatalog(catalog: Catalog, list: TakedownList): Catalog {
  const filter = takedownFilterOf(list);
  const deps = { catalog, list, filter };
  const titles = { ...movieMethods(deps), ...seriesMethods(deps) };
  const people = personMethods(deps);
  return {
    ...titles,
    ...people,
    /** Chosen again, from credits without the blocked titles and people. */
    collaborators: collaboratorsIn({ ...titles, ...people }),
    titles: titleBatchIn(titles),
    discoverMovies: async (...call) => filter.page("movies", await catalog.discoverMovies(...call)),
    discoverSeries: async (...call) => filter.page("series", await catalog.discoverSeries(...call)),
    references: catalog.references,
    moviesHere: async (options) => filter.allowed("movies", await catalog.moviesHere(options)),
    seriesHere: async (options) => filter.allowed("series", await catalog.seriesHere(options)),
    searchMovies: async (...search) => filter.found("movies", await catalog.searchMovies(...search)),
    searchSeries: async (...search) => filter.found("tv", await catalog.searchSeries(...search)),
    searchPeople: async (...search) => {
      const page = filter.found("people", await catalog.searchPeople(...search));
      return { ...page, items: page.items.map(filter.person) };
    },
    imdbMatch: async (...search) => filter.match(await catalog.imdbMatch(...search)),
  };
}
