import type { Language } from "#domain/languages.ts";
import type { OwnFormat, PublicFilmSource } from "#domain/own-film.ts";
import type { VideoSubject } from "#domain/player.ts";
import type { Episode, Season } from "#domain/series.ts";
import type { Catalog } from "#features/catalog.ts";
import type { CreditsByMedium } from "#features/people/model/person.ts";
import type { ImdbMatch } from "#features/search/model/queries.ts";
import type { CatalogOfProvider } from "./catalog.ts";
import type { TitlesHere } from "./titles-here.ts";
import { movieSummaryOf, seriesSummaryOf } from "./titles-matching.ts";
import { translated } from "./translated-list.ts";
import { englishMovie, englishSeries } from "./translated-title.ts";

export type OwnVideos = {
  /** Whether our player has a video of the operator's. */
  owns(subject: VideoSubject): boolean;
  /** Where our player has it from if the operator has supplied none; `null` if it has only the sample reel. */
  publicFilm(subject: VideoSubject): PublicFilmSource | null;
  /** Set if not every browser plays it. */
  formatOf(subject: VideoSubject, language?: Language): OwnFormat | undefined;
  /** The last episode of the video, if it has several. */
  lastEpisode(subject: VideoSubject): number | null;
  /** When the newest file of a film or a series was added, in seconds since 1970; 0 for what can be watched here, but is not in the library. */
  addedAt(kind: VideoSubject["kind"], id: number): number | undefined;
};

/** What a film or an episode says of its video. */
function videoOf(own: OwnVideos, subject: VideoSubject, language?: Language): { own_format?: OwnFormat; public_film?: PublicFilmSource } {
  if (!own.owns(subject)) {
    const film = own.publicFilm(subject);
    return film === null ? {} : { public_film: film };
  }
  const format = own.formatOf(subject, language);
  return format === undefined ? {} : { own_format: format };
}

type Titled = { id: number; here?: number };

/** Sets `here` on what can be watched here. Without a library and public films nothing is touched. */
function marker({ addedAt }: OwnVideos) {
  const title =
    (kind: VideoSubject["kind"]) =>
    <T extends Titled>(one: T): T => {
      const here = addedAt(kind, one.id);
      return here === undefined ? one : { ...one, here };
    };
  const [movie, series] = [title("movie"), title("tv")];
  const page =
    (mark: <T extends Titled>(one: T) => T) =>
    <T extends Titled, P extends { items: T[] }>(list: P): P => ({ ...list, items: list.items.map(mark) });
  const credits = ({ movies, series: shows, ...rest }: CreditsByMedium): CreditsByMedium => ({
    ...rest,
    movies: { cast: movies.cast.map(movie), crew: movies.crew.map(movie) },
    series: { cast: shows.cast.map(series), crew: shows.crew.map(series) },
  });
  const match = (found: ImdbMatch | null): ImdbMatch | null => {
    if (found?.type === "movies") return { type: found.type, item: movie(found.item) };
    return found?.type === "tv" ? { type: found.type, item: series(found.item) } : found;
  };
  return { movie, series, movies: page(movie), seriesPage: page(series), credits, match };
}

type Deps = { catalog: CatalogOfProvider; own: OwnVideos; here: TitlesHere };

function moviesIn({ catalog, own, here }: Deps) {
  const mark = marker(own);
  const inLanguage = translated(catalog.movie, movieSummaryOf, englishMovie);
  return {
    heroMovies: async (options) => (await catalog.heroMovies(options)).map(mark.movie),
    movieList: async (...list) => mark.movies(await catalog.movieList(...list)),
    movie: async (id, options) => {
      const movie = await catalog.movie(id, options);
      const subject = { kind: "movie", id } as const;
      return movie && { ...mark.movie(movie), own_video: own.owns(subject), ...videoOf(own, subject, options?.language) };
    },
    movieExtras: async (id, options) => {
      const extras = await catalog.movieExtras(id, options);
      return extras && { ...extras, similar: extras.similar.map(mark.movie), recommendations: extras.recommendations.map(mark.movie) };
    },
    searchMovies: async (...search) => mark.movies(await catalog.searchMovies(...search)),
    upcomingMovies: async (...choice) => mark.movies(await catalog.upcomingMovies(...choice)),
    discoverMovies: async (filters, options) =>
      mark.movies(filters.here ? await inLanguage.page(here.discoverMovies(filters), options) : await catalog.discoverMovies(filters, options)),
    moviesHere: async (options) => (await inLanguage.items(here.newestMovies(), options)).map(mark.movie),
  } satisfies Partial<Catalog>;
}

function seriesIn({ catalog, own, here }: Deps) {
  const mark = marker(own);
  const inLanguage = translated(catalog.series, seriesSummaryOf, englishSeries);
  const withVideos = (id: number, season: Season, language?: Language): Season => {
    const subjectOf = (episode: Episode) => ({ kind: "tv", id, season: season.season_number, episode: episode.episode_number }) as const;
    const hasVideo = (subject: VideoSubject): boolean => own.owns(subject) || own.publicFilm(subject) !== null;
    const marked = (episode: Episode): Episode => {
      const subject = subjectOf(episode);
      if (!own.owns(subject)) return { ...episode, ...videoOf(own, subject, language) };
      const last = own.lastEpisode(subject);
      return { ...episode, own_video: true, ...videoOf(own, subject, language), ...(last !== null && last > subject.episode && { own_until: last }) };
    };
    return season.episodes.some((episode) => hasVideo(subjectOf(episode))) ? { ...season, episodes: season.episodes.map(marked) } : season;
  };
  return {
    seriesList: async (...list) => mark.seriesPage(await catalog.seriesList(...list)),
    series: async (id, options) => {
      const series = await catalog.series(id, options);
      return series && mark.series(series);
    },
    season: async (id, number, options) => {
      const season = await catalog.season(id, number, options);
      return season && withVideos(id, season, options?.language);
    },
    seriesExtras: async (id, options) => {
      const extras = await catalog.seriesExtras(id, options);
      return extras && { ...extras, similar: extras.similar.map(mark.series), recommendations: extras.recommendations.map(mark.series) };
    },
    searchSeries: async (...search) => mark.seriesPage(await catalog.searchSeries(...search)),
    airingSeries: async (...choice) => mark.seriesPage(await catalog.airingSeries(...choice)),
    discoverSeries: async (filters, options) =>
      mark.seriesPage(filters.here ? await inLanguage.page(here.discoverSeries(filters), options) : await catalog.discoverSeries(filters, options)),
    seriesHere: async (options) => (await inLanguage.items(here.newestSeries(), options)).map(mark.series),
  } satisfies Partial<Catalog>;
}

/** Says of each movie and episode whether our player has its video, and of which archive, and of titles in lists whether they can be watched here; nothing about the files. */
export function withOwnVideos(catalog: CatalogOfProvider, own: OwnVideos, here: TitlesHere): Catalog {
  const deps = { catalog, own, here };
  const { credits, match } = marker(own);
  return {
    ...catalog,
    ...moviesIn(deps),
    ...seriesIn(deps),
    personCredits: async (id, options) => {
      const found = await catalog.personCredits(id, options);
      return found && credits(found);
    },
    imdbMatch: async (...search) => match(await catalog.imdbMatch(...search)),
  };
}
