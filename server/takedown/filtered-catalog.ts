import type { Catalogue, HeroMovie } from "#domain/catalog.ts";
import { knownForTitles, ownCredits } from "#domain/known-for.ts";
import { limits } from "#domain/limits.ts";
import type { MovieSummary } from "#domain/movie.ts";
import type { SeriesSummary } from "#domain/series.ts";
import type { TakedownKind, TakedownList } from "#domain/takedown.ts";
import { type Sieve, sieveOf } from "./takedown-filter.ts";

const noCredits = { cast: [], crew: [] };

type Parts = { catalogue: Catalogue; list: TakedownList; sieve: Sieve };

/** What belongs to a blocked title or person is nothing, and nobody is asked for it. */
const about =
  ({ list }: Parts, kind: TakedownKind) =>
  async <T>(id: number, nothing: T, ask: () => Promise<T>): Promise<T> =>
    list.has(kind, id) ? nothing : ask();

function movieHalf(parts: Parts) {
  const { catalogue, sieve } = parts;
  const aboutMovie = about(parts, "movies");
  const left = async (asked: Promise<MovieSummary[]>) => sieve.left("movies", await asked);
  const asHero = async (movie: MovieSummary): Promise<HeroMovie> => ({
    ...movie,
    runtime: await catalogue.movie(movie.id).then(
      (details) => details?.runtime ?? null,
      () => null,
    ),
  });
  return {
    /** The hero keeps its five films: those further down the trending list move up. */
    heroMovies: async () => {
      const asked = await catalogue.heroMovies();
      const heroes = sieve.left("movies", asked);
      if (heroes.length === asked.length) return heroes;
      const others = (await left(catalogue.trendingMovies())).filter((movie) => !heroes.some((hero) => hero.id === movie.id));
      return [...heroes, ...(await Promise.all(others.slice(0, limits.hero.items - heroes.length).map(asHero)))];
    },
    trendingMovies: () => left(catalogue.trendingMovies()),
    popularMovies: () => left(catalogue.popularMovies()),
    topRatedMovies: () => left(catalogue.topRatedMovies()),
    moviesByGenre: (genreId) => left(catalogue.moviesByGenre(genreId)),
    movie: (id) => aboutMovie(id, null, () => catalogue.movie(id)),
    movieCredits: (id) => aboutMovie(id, noCredits, async () => sieve.credits(await catalogue.movieCredits(id))),
    similarMovies: (id) => aboutMovie(id, [], () => left(catalogue.similarMovies(id))),
    movieReviews: (id) => aboutMovie(id, [], () => catalogue.movieReviews(id)),
  } satisfies Partial<Catalogue>;
}

function seriesHalf(parts: Parts) {
  const { catalogue, sieve } = parts;
  const aboutSeries = about(parts, "series");
  const left = async (asked: Promise<SeriesSummary[]>) => sieve.left("series", await asked);
  return {
    trendingSeries: () => left(catalogue.trendingSeries()),
    popularSeries: () => left(catalogue.popularSeries()),
    topRatedSeries: () => left(catalogue.topRatedSeries()),
    seriesByGenre: (genreId) => left(catalogue.seriesByGenre(genreId)),
    series: (id) =>
      aboutSeries(id, null, async () => {
        const series = await catalogue.series(id);
        return series && { ...series, created_by: sieve.left("people", series.created_by) };
      }),
    season: (id, seasonNumber, around) => aboutSeries(id, null, () => catalogue.season(id, seasonNumber, around)),
    seriesCredits: (id) => aboutSeries(id, noCredits, async () => sieve.credits(await catalogue.seriesCredits(id))),
    similarSeries: (id) => aboutSeries(id, [], () => left(catalogue.similarSeries(id))),
    seriesReviews: (id) => aboutSeries(id, [], () => catalogue.seriesReviews(id)),
  } satisfies Partial<Catalogue>;
}

function peopleHalf(parts: Parts) {
  const { catalogue, sieve } = parts;
  const aboutPerson = about(parts, "people");
  const personMovieCredits: Catalogue["personMovieCredits"] = (id) =>
    aboutPerson(id, noCredits, async () => sieve.filmography("movies", await catalogue.personMovieCredits(id)));
  return {
    person: (id) => aboutPerson(id, null, () => catalogue.person(id)),
    personMovieCredits,
    personSeriesCredits: (id) => aboutPerson(id, noCredits, async () => sieve.filmography("series", await catalogue.personSeriesCredits(id))),
    /** Titles alone say no ids, so they are chosen again from what is left. */
    knownFor: (id) =>
      aboutPerson(id, [], async () => {
        const [person, credits] = await Promise.all([catalogue.person(id), personMovieCredits(id)]);
        return person ? knownForTitles(ownCredits(person, credits)) : [];
      }),
  } satisfies Partial<Catalogue>;
}

/** The same promise without what the operator has blocked. The list is asked anew each time: a change needs no new catalogue. */
export function withoutTakenDown(catalogue: Catalogue, list: TakedownList): Catalogue {
  const sieve = sieveOf(list);
  const parts = { catalogue, list, sieve };
  return {
    ...movieHalf(parts),
    ...seriesHalf(parts),
    ...peopleHalf(parts),
    searchMovies: async (...asked) => sieve.found("movies", await catalogue.searchMovies(...asked)),
    searchSeries: async (...asked) => sieve.found("tv", await catalogue.searchSeries(...asked)),
    searchPeople: async (...asked) => {
      const found = sieve.found("people", await catalogue.searchPeople(...asked));
      return { ...found, results: found.results.map(sieve.person) };
    },
    imdbMatch: async (...asked) => sieve.match(await catalogue.imdbMatch(...asked)),
  };
}
