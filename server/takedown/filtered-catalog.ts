import type { Catalog, HeroMovie } from "#domain/catalog.ts";
import { knownForTitles, primaryCredits } from "#domain/known-for.ts";
import { limits } from "#domain/limits.ts";
import type { MovieSummary } from "#domain/movie.ts";
import type { Series, SeriesSummary } from "#domain/series.ts";
import type { TakedownKind, TakedownList } from "#domain/takedown.ts";
import { type TakedownFilter, takedownFilterOf } from "./takedown-filter.ts";

type Parts = { catalog: Catalog; list: TakedownList; filter: TakedownFilter };

/** Loads what belongs to a title or person, filtered; `null` without a call if it is blocked. */
const about =
  ({ list }: Parts, kind: TakedownKind) =>
  async <T>(id: number, load: () => Promise<T | null>, filtered: (data: T) => T = (data) => data): Promise<T | null> => {
    const data = list.has(kind, id) ? null : await load();
    return data === null ? null : filtered(data);
  };

function movieHalf(parts: Parts) {
  const { catalog, filter } = parts;
  const aboutMovie = about(parts, "movies");
  const left = async (asked: Promise<MovieSummary[]>) => filter.allowed("movies", await asked);
  const asHero = async (movie: MovieSummary): Promise<HeroMovie> => ({
    ...movie,
    runtime: await catalog.movie(movie.id).then(
      (details) => details?.runtime ?? null,
      () => null,
    ),
  });
  return {
    /** The hero keeps its five films: those further down the trending list move up. */
    heroMovies: async () => {
      const asked = await catalog.heroMovies();
      const heroes = filter.allowed("movies", asked);
      if (heroes.length === asked.length) return heroes;
      const others = (await left(catalog.trendingMovies())).filter((movie) => !heroes.some((hero) => hero.id === movie.id));
      return [...heroes, ...(await Promise.all(others.slice(0, limits.hero.items - heroes.length).map(asHero)))];
    },
    trendingMovies: () => left(catalog.trendingMovies()),
    popularMovies: () => left(catalog.popularMovies()),
    topRatedMovies: () => left(catalog.topRatedMovies()),
    moviesByGenre: (genreId) => left(catalog.moviesByGenre(genreId)),
    movie: (id) => aboutMovie(id, () => catalog.movie(id)),
    movieExtras: (id) => aboutMovie(id, () => catalog.movieExtras(id), filter.movieExtras),
  } satisfies Partial<Catalog>;
}

function seriesHalf(parts: Parts) {
  const { catalog, filter } = parts;
  const aboutSeries = about(parts, "series");
  const left = async (asked: Promise<SeriesSummary[]>) => filter.allowed("series", await asked);
  return {
    trendingSeries: () => left(catalog.trendingSeries()),
    popularSeries: () => left(catalog.popularSeries()),
    topRatedSeries: () => left(catalog.topRatedSeries()),
    seriesByGenre: (genreId) => left(catalog.seriesByGenre(genreId)),
    series: (id) => {
      const withoutBlocked = (series: Series): Series => ({ ...series, created_by: filter.allowed("people", series.created_by) });
      return aboutSeries(id, () => catalog.series(id), withoutBlocked);
    },
    season: (id, seasonNumber, around) => aboutSeries(id, () => catalog.season(id, seasonNumber, around)),
    seriesExtras: (id) => aboutSeries(id, () => catalog.seriesExtras(id), filter.seriesExtras),
  } satisfies Partial<Catalog>;
}

function peopleHalf(parts: Parts) {
  const { catalog, filter } = parts;
  const aboutPerson = about(parts, "people");
  const personCredits: Catalog["personCredits"] = (id) => aboutPerson(id, () => catalog.personCredits(id), filter.personCredits);
  return {
    person: (id) => aboutPerson(id, () => catalog.person(id)),
    personCredits,
    /** The catalog's own result holds titles without ids, so they are chosen again from the filtered credits. */
    knownFor: (id) =>
      aboutPerson(id, async () => {
        const [person, credits] = await Promise.all([catalog.person(id), personCredits(id)]);
        return person && credits && knownForTitles(primaryCredits(person, credits.movies));
      }),
  } satisfies Partial<Catalog>;
}

/** The same promise without what the operator has blocked. The list is asked anew each time: a change needs no new catalog. */
export function filteredCatalog(catalog: Catalog, list: TakedownList): Catalog {
  const filter = takedownFilterOf(list);
  const parts = { catalog, list, filter };
  return {
    ...movieHalf(parts),
    ...seriesHalf(parts),
    ...peopleHalf(parts),
    searchMovies: async (...asked) => filter.found("movies", await catalog.searchMovies(...asked)),
    searchSeries: async (...asked) => filter.found("tv", await catalog.searchSeries(...asked)),
    searchPeople: async (...asked) => {
      const found = filter.found("people", await catalog.searchPeople(...asked));
      return { ...found, results: found.results.map(filter.person) };
    },
    imdbMatch: async (...asked) => filter.match(await catalog.imdbMatch(...asked)),
  };
}
