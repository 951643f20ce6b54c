import type { Movie, MovieSummary } from "#domain/movie.ts";
import type { PublicFilmSource } from "#domain/own-film.ts";
import type { PersonSummary } from "#domain/person.ts";
import type { Episode, Season, SeasonWithVotes, Series, SeriesSummary } from "#domain/series.ts";
import type { Person } from "#features/people/model/person.ts";
import type { SavedTitle } from "#features/saved/model/saved-title.ts";
import type { Collection } from "#features/titles/model/collection.ts";
import type { Credits } from "#features/titles/model/credits.ts";
import type { FullCredits } from "#features/titles/model/full-credits.ts";
import type { Image } from "#features/titles/model/images.ts";
import type { Review } from "#features/titles/model/review.ts";
import { type MovieExtras, noMovieExtras, noSeriesExtras, type SeriesExtras } from "#features/titles/model/title-extras.ts";
import { noExternalIds } from "#features/titles/model/title-facts.ts";

// Builders with a plausible value for every field; a test overrides those that it is about.

export const sampleMovieSummary = (id: number, overrides: Partial<MovieSummary> = {}): MovieSummary => ({
  id,
  title: `Film ${id}`,
  original_title: `Film ${id}`,
  overview: `What happens in film ${id}.`,
  release_date: "1927-01-10",
  vote_average: 7.84,
  vote_count: 120,
  popularity: 10,
  poster_path: `/poster-${id}.svg`,
  backdrop_path: `/backdrop-${id}.svg`,
  genre_ids: [18, 878],
  ...overrides,
});

export const sampleMovie = (id: number, overrides: Partial<Movie> = {}): Movie => ({
  ...sampleMovieSummary(id),
  runtime: 153,
  genres: [
    { id: 18, name: "Drama" },
    { id: 878, name: "Science Fiction" },
  ],
  imdb_id: "tt0017136",
  tagline: "",
  original_language: "de",
  production_companies: [{ name: "UFA" }],
  certification: null,
  ...overrides,
});

export const sampleSeriesSummary = (id: number, overrides: Partial<SeriesSummary> = {}): SeriesSummary => ({
  id,
  name: `Series ${id}`,
  original_name: `Series ${id}`,
  overview: `What happens in series ${id}.`,
  first_air_date: "1915-11-13",
  vote_average: 6.9,
  vote_count: 40,
  popularity: 5,
  poster_path: `/series-${id}.svg`,
  backdrop_path: `/series-backdrop-${id}.svg`,
  genre_ids: [80],
  ...overrides,
});

export const sampleSeries = (id: number, overrides: Partial<Series> = {}): Series => ({
  ...sampleSeriesSummary(id),
  genres: [{ id: 80, name: "Crime" }],
  number_of_seasons: 2,
  number_of_episodes: 12,
  networks: [{ name: "Gaumont" }],
  seasons: [1, 2].map((season_number) => ({ season_number, name: `Season ${season_number}`, episode_count: 6, air_date: null })),
  imdb_id: null,
  tagline: "",
  original_language: "fr",
  created_by: [],
  certification: null,
  ...overrides,
});

export const samplePublicFilm = (): PublicFilmSource => ({
  title: "Metropolis (1927)",
  basis: "Published in 1927: in the public domain in the United States by age",
  copies: [{ hostName: "Wikimedia Commons", licence: "Public domain", attribution: null, page: "https://commons.wikimedia.org/wiki/File:Metropolis.webm" }],
});

export const sampleEpisode = (episode_number: number, overrides: Partial<Episode> = {}): Episode => ({
  episode_number,
  name: `Episode ${episode_number}`,
  air_date: "1915-11-13",
  overview: `What happens in episode ${episode_number}.`,
  still_path: `/still-${episode_number}.svg`,
  runtime: 40,
  ...overrides,
});

export const sampleSeason = (season_number: number, overrides: Partial<Season> = {}): Season => ({
  season_number,
  name: `Season ${season_number}`,
  overview: "",
  air_date: null,
  episodes: [1, 2, 3].map((number) => sampleEpisode(number)),
  ...overrides,
});

export const sampleSeasonWithVotes = (season_number: number): SeasonWithVotes => ({
  ...sampleSeason(season_number),
  episodes: sampleSeason(season_number).episodes.map((episode) => ({ ...episode, vote_average: 0, vote_count: 0 })),
});

export const sampleCredits = (castCount = 2): Credits => ({
  cast: Array.from({ length: castCount }, (_, index) => ({ id: index + 1, name: `Actor ${index + 1}`, character: `Part ${index + 1}`, profile_path: null })),
  crew: [{ id: 100, name: "Fritz Lang", job: "Director" }],
});

export const sampleReview = (id: string, overrides: Partial<Review> = {}): Review => ({
  id,
  author: `Author ${id}`,
  content: `Review ${id}.`,
  author_details: { avatar_path: null, rating: 8 },
  ...overrides,
});

/** With two similar films, the next two ids, and nothing of what only some titles have. */
export const sampleMovieExtras = (id: number, overrides: Partial<MovieExtras> = {}): MovieExtras => ({
  ...noMovieExtras,
  credits: sampleCredits(),
  similar: [id + 1, id + 2].map((similar) => sampleMovieSummary(similar)),
  reviews: [sampleReview("a")],
  ...overrides,
});

export const sampleSeriesExtras = (id: number, overrides: Partial<SeriesExtras> = {}): SeriesExtras => ({
  ...noSeriesExtras,
  credits: sampleCredits(),
  similar: [id + 1, id + 2].map((similar) => sampleSeriesSummary(similar)),
  reviews: [sampleReview("a")],
  ...overrides,
});

export const samplePersonSummary = (id: number, overrides: Partial<PersonSummary> = {}): PersonSummary => ({
  id,
  name: `Person ${id}`,
  profile_path: null,
  known_for_department: "Acting",
  popularity: 3.21,
  known_for: [],
  ...overrides,
});

export const samplePerson = (id: number, overrides: Partial<Person> = {}): Person => ({
  id,
  name: `Person ${id}`,
  profile_path: null,
  known_for_department: "Acting",
  popularity: 3.21,
  biography: "Born to the stage.\n\nAnd then to the screen.",
  birthday: "1895-10-04",
  deathday: "1966-02-01",
  place_of_birth: "Piqua, Kansas",
  homepage: null,
  external_ids: noExternalIds,
  ...overrides,
});

/** With three films: the ids from `id` on, one a year. */
export const sampleCollection = (id: number, overrides: Partial<Collection> = {}): Collection => ({
  id,
  name: `Collection ${id}`,
  overview: `What holds collection ${id} together.`,
  poster_path: `/collection-${id}.svg`,
  backdrop_path: `/collection-backdrop-${id}.svg`,
  parts: [0, 1, 2].map((index) => sampleMovieSummary(id + index, { release_date: `${1927 + index}-01-10` })),
  ...overrides,
});

export const sampleFullCredits = (): FullCredits => ({
  cast: [1, 2].map((id) => ({ id, name: `Actor ${id}`, roles: [`Part ${id}`], episodes: null, profile_path: null })),
  departments: [
    { name: "Directing", people: [{ id: 100, name: "Fritz Lang", roles: ["Director"], episodes: null }] },
    { name: "Writing", people: [{ id: 101, name: "Thea von Harbou", roles: ["Novel", "Screenplay"], episodes: null }] },
  ],
});

/** Backdrops. */
export const sampleImages = (count = 3): Image[] =>
  Array.from({ length: count }, (_, index) => ({ kind: "backdrop", path: `/picture-${index + 1}.jpg`, width: 1920, height: 1080 }));

/** With the fields alone that a list of names can fill. */
export const sampleSavedTitle = (id: number): SavedTitle => ({
  key: `movie:${id}`,
  title: `Film ${id}`,
  year: 1927,
  poster_path: null,
  genre_ids: [],
  runtime: null,
  rating: null,
});
