import type { Linked } from "#app/seo/page-metadata.ts";
import { absolute } from "#app/seo/social-image.ts";
import { imageUrl } from "#domain/image-url.ts";
import { limits } from "#domain/limits.ts";
import type { Movie } from "#domain/movie.ts";
import { canonicalMoviePath } from "#domain/paths.ts";
import type { PublicSite } from "#domain/site.ts";
import { dateOrNone, documented, listOrNone, minutesDuration, person, textOrNone, usualContentRating } from "./thing.ts";

type People = { directors: readonly Linked[]; actors: readonly Linked[] };

/** A film as schema.org's Movie. The poster, not the backdrop: Google asks for portraits. */
export const movieData = (site: PublicSite, movie: Movie, { directors, actors }: People) =>
  documented({
    "@type": "Movie",
    name: movie.title,
    alternateName: movie.original_title === movie.title ? undefined : textOrNone(movie.original_title),
    url: site.origin + canonicalMoviePath(movie),
    image: movie.poster_path === null ? undefined : absolute(site, imageUrl(site.imageBase, movie.poster_path, "w780")),
    description: textOrNone(movie.overview),
    dateCreated: dateOrNone(movie.release_date),
    duration: minutesDuration(movie.runtime),
    genre: listOrNone(movie.genres.map((genre) => genre.name)),
    contentRating: movie.certification ?? usualContentRating.movie,
    director: listOrNone(directors.map((director) => person(site, director))),
    actor: listOrNone(actors.slice(0, limits.metadata.actors).map((actor) => person(site, actor))),
    productionCompany: listOrNone(movie.production_companies.map(({ name }) => ({ "@type": "Organization", name }))),
  });
