import type { Catalog, HeroMovie } from "#domain/catalog.ts";
import { knownForTitles, primaryCredits } from "#domain/known-for.ts";
import { limits } from "#domain/limits.ts";
import type { MovieSummary } from "#domain/movie.ts";
import type { SeriesSummary } from "#domain/series.ts";
import type { TakedownKind, TakedownList } from "#domain/takedown.ts";
import { type TakedownFilter, takedownFilterOf } from "./takedown-filter.ts";

const noCredits = { cast: [], crew: [] };

type Parts = { catalog: Catalog; list: TakedownList; filter: TakedownFilter };

/** What belongs to a blocked title or person is nothing, and nobody is asked for it. */
const about =
  ({ list }: Parts, kind: TakedownKind) =>
  async <T>(id: number, nothing: T, ask: () => Promise<T>): Promise<T> =>
    list.has(kind, id) ? nothing : ask();

function movieHalf(parts: Parts) {
  const { catalog, filter } = parts;
  const aboutMovie = about(parts, "movies");
  const left = async (asked: Promise<MovieSummary[]>) => filter.left("movies", await asked);
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
      const heroes = filter.left("movies", asked);
      if (heroes.length === asked.length) return heroes;
      const others = (await left(catalog.trendingMovies())).filter((movie) => !heroes.some((hero) => hero.id === movie.id));
      return [...heroes, ...(await Promise.all(others.slice(0, limits.hero.items - heroes.length).map(asHero)))];
    },
    trendingMovies: () => left(catalog.trendingMovies()),
    popularMovies: () => left(catalog.popularMovies()),
    topRatedMovies: () => left(catalog.topRatedMovies()),
    moviesByGenre: (genreId) => left(catalog.moviesByGenre(genreId)),
    movie: (id) => aboutMovie(id, null, () => catalog.movie(id)),
    movieCredits: (id) => aboutMovie(id, noCredits, async () => filter.credits(await catalog.movieCredits(id))),
    similarMovies: (id) => aboutMovie(id, [], () => left(catalog.similarMovies(id))),
    movieReviews: (id) => aboutMovie(id, [], () => catalog.movieReviews(id)),
  } satisfies Partial<Catalog>;
}

function seriesHalf(parts: Parts) {
  const { catalog, filter } = parts;
  const aboutSeries = about(parts, "series");
  const left = async (asked: Promise<SeriesSummary[]>) => filter.left("series", await asked);
  return {
    trendingSeries: () => left(catalog.trendingSeries()),
    popularSeries: () => left(catalog.popularSeries()),
    topRatedSeries: () => left(catalog.topRatedSeries()),
    seriesByGenre: (genreId) => left(catalog.seriesByGenre(genreId)),
    series: (id) =>
      aboutSeries(id, null, async () => {
        const series = await catalog.series(id);
        return series && { ...series, created_by: filter.left("people", series.created_by) };
      }),
    season: (id, seasonNumber, around) => aboutSeries(id, null, () => catalog.season(id, seasonNumber, around)),
    seriesCredits: (id) => aboutSeries(id, noCredits, async () => filter.credits(await catalog.seriesCredits(id))),
    similarSeries: (id) => aboutSeries(id, [], () => left(catalog.similarSeries(id))),
    seriesReviews: (id) => aboutSeries(id, [], () => catalog.seriesReviews(id)),
  } satisfies Partial<Catalog>;
}

function peopleHalf(parts: Parts) {
  const { catalog, filter } = parts;
  const aboutPerson = about(parts, "people");
  const personMovieCredits: Catalog["personMovieCredits"] = (id) =>
    aboutPerson(id, noCredits, async () => filter.filmography("movies", await catalog.personMovieCredits(id)));
  return {
    person: (id) => aboutPerson(id, null, () => catalog.person(id)),
    personMovieCredits,
    personSeriesCredits: (id) => aboutPerson(id, noCredits, async () => filter.filmography("series", await catalog.personSeriesCredits(id))),
    /** Titles alone say no ids, so they are chosen again from what is left. */
    knownFor: (id) =>
      aboutPerson(id, [], async () => {
        const [person, credits] = await Promise.all([catalog.person(id), personMovieCredits(id)]);
        return person ? knownForTitles(primaryCredits(person, credits)) : [];
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
