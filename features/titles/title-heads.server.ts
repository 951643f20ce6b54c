import { breadcrumbs } from "#app/head/list-data.server.ts";
import type { LocalSite } from "#app/head/local-site.server.ts";
import { noindexHead, type PageHead } from "#app/head/page-head.server.ts";
import type { PageRef } from "#app/head/page-metadata.server.ts";
import { titleImage } from "#app/head/social-image.server.ts";
import { dateOrUndefined } from "#app/head/thing.server.ts";
import { canonicalMoviePath, canonicalSeriesPath, type EpisodeChoice, paths, personPath } from "#domain/addresses.ts";
import { genreName } from "#domain/genre.ts";
import { type Movie, releaseYear, votedRatingText } from "#domain/movie.ts";
import { withSiteName } from "#domain/page-title.ts";
import { firstAirYear, type Season, type Series } from "#domain/series.ts";
import { type Credits, isDirector } from "./model/credits.ts";
import type { Video } from "./model/video.ts";
import { movieData } from "./movie/movie-data.server.ts";
import { episodeData, namedEpisode } from "./series/episode-data.server.ts";
import { seriesData } from "./series/series-data.server.ts";

const personRef = ({ id, name }: { id: number; name: string }): PageRef => ({ name, path: personPath(id) });
const distinct = (people: readonly PageRef[]): PageRef[] => [...new Map(people.map((person) => [person.path, person])).values()];

const directorsIn = (credits: Credits | undefined): PageRef[] => distinct((credits?.crew ?? []).filter(isDirector).map(personRef));
const actorsIn = (credits: Credits | undefined): PageRef[] => distinct((credits?.cast ?? []).map(personRef));

/** The embedded catalog's ratings are samples, which appear only on pages, where the footer says so. */
const sharedRating = (site: LocalSite, title: { vote_average: number | null; vote_count: number }): string | null =>
  site.catalog === "embedded" ? null : votedRatingText(title);

/** What a title's head says of its extras; `undefined` where they have failed. */
type HeadExtras = { credits: Credits; videos?: readonly Video[] } | undefined;

export function movieHead(site: LocalSite, movie: Movie | null | undefined, extras: HeadExtras): PageHead {
  if (!movie) return noindexHead(withSiteName(site.words.site.pageTitles.movieNotFound, site));
  const directors = directorsIn(extras?.credits);
  const actors = actorsIn(extras?.credits);
  const path = canonicalMoviePath(movie);
  return {
    metadata: {
      title: movie.title,
      description: movie.overview || site.words.heads.pageDescriptions.pageDescriptions.movie(movie.title, site),
      image: titleImage(site, { ...movie, kind: "movie", name: movie.title }),
      path,
      releaseYear: releaseYear(movie),
      genres: movie.genres.map((genre) => genreName(site.words.site.genres, genre)),
      durationMinutes: movie.runtime,
      rating: sharedRating(site, movie),
      directors,
      actors,
      releaseDate: dateOrUndefined(movie.release_date) ?? null,
      contentType: "movie",
      isUntranslated: movie.isUntranslated,
    },
    data: [
      movieData(site, movie, { directors, actors, videos: extras?.videos }),
      breadcrumbs(site, { name: site.words.heads.pageDescriptions.pageNames.movies, path: paths.home }, { name: movie.title, path }),
    ],
  };
}

/** Section 2's content type "anime": Japanese animation. */
const isAnime = ({ genre_ids, original_language }: Series): boolean => genre_ids.includes(16) && original_language === "ja";

type SeriesDetails = { extras: HeadExtras; season: Season | null | undefined; choice: EpisodeChoice };

/** `season`: the season shown; `choice`: the season and episode in the address. */
export function seriesHead(site: LocalSite, series: Series | null | undefined, { extras, season, choice }: SeriesDetails): PageHead {
  if (!series) return noindexHead(withSiteName(site.words.site.pageTitles.seriesNotFound, site));
  const actors = actorsIn(extras?.credits);
  const path = canonicalSeriesPath(series);
  const episode = namedEpisode(season, choice);
  return {
    metadata: {
      title: withSiteName(
        site.words.site.pageTitles.series(
          { name: series.name, year: firstAirYear(series) },
          season && episode ? site.words.series.seriesPage.episodeCode(season.season_number, episode.episode_number) : null,
        ),
        site,
      ),
      description: series.overview || site.words.heads.pageDescriptions.pageDescriptions.tv(series.name, site),
      image: titleImage(site, { ...series, kind: "series" }),
      path,
      releaseYear: firstAirYear(series),
      genres: series.genres.map((genre) => genreName(site.words.site.genres, genre)),
      rating: sharedRating(site, series),
      directors: directorsIn(extras?.credits),
      actors,
      releaseDate: dateOrUndefined(series.first_air_date) ?? null,
      contentType: isAnime(series) ? "anime" : "series",
      isUntranslated: series.isUntranslated,
      keywords: [series.name, ...(isAnime(series) ? ["anime"] : [])],
    },
    data: [
      seriesData(site, series, actors, extras?.videos),
      ...(season && episode ? [episodeData(site, { series, season, episode })] : []),
      breadcrumbs(site, { name: site.words.heads.pageDescriptions.pageNames.series, path: paths.series }, { name: series.name, path }),
    ],
  };
}
