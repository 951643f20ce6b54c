import { canonicalUrl } from "#app/head/canonical-url.server.ts";
import type { LocalSite } from "#app/head/local-site.server.ts";
import type { PageRef } from "#app/head/page-metadata.server.ts";
import { absolute } from "#app/head/social-image.server.ts";
import { dateOrUndefined, defaultContentRating, jsonLd, listOrUndefined, minutesDuration, person, textOrUndefined } from "#app/head/thing.server.ts";
import { canonicalMoviePath } from "#domain/addresses.ts";
import { genreName } from "#domain/genre.ts";
import { imageUrl } from "#domain/image-url.ts";
import { headLimits } from "#domain/limits.ts";
import type { Movie } from "#domain/movie.ts";
import type { Video } from "#features/titles/model/video.ts";
import { trailerData } from "#features/titles/trailer-data.server.ts";

type Beside = { directors: readonly PageRef[]; actors: readonly PageRef[]; videos?: readonly Video[] | undefined };

/** schema.org's Movie. Its image is the poster, because Google wants portraits. */
export const movieData = (site: LocalSite, movie: Movie, { directors, actors, videos }: Beside) =>
  jsonLd({
    "@type": "Movie",
    name: movie.title,
    alternateName: movie.original_title === movie.title ? undefined : textOrUndefined(movie.original_title),
    url: canonicalUrl(site, { path: canonicalMoviePath(movie), isUntranslated: movie.isUntranslated }),
    image: movie.poster_path === null ? undefined : absolute(site, imageUrl(site.imageBase, movie.poster_path, "w780")),
    description: textOrUndefined(movie.overview),
    dateCreated: dateOrUndefined(movie.release_date),
    duration: minutesDuration(movie.runtime),
    genre: listOrUndefined(movie.genres.map((genre) => genreName(site.words.site.genres, genre))),
    contentRating: movie.certification ?? defaultContentRating.movie,
    director: listOrUndefined(directors.map((director) => person(site, director))),
    actor: listOrUndefined(actors.slice(0, headLimits.actors).map((actor) => person(site, actor))),
    productionCompany: listOrUndefined(movie.production_companies.map(({ name }) => ({ "@type": "Organization", name }))),
    trailer: trailerData(site, movie, videos),
  });
