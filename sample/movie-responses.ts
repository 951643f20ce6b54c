import { backdropPath, posterPath } from "./artwork-paths.ts";
import type { Collection, Film, FilmCollection } from "./collection.ts";
import { companyItem } from "./companies.ts";
import { titleImagesResponse } from "./image-responses.ts";
import { recommendedFor, similarTo } from "./similarity.ts";
import { creditsResponse, externalIds, keywordItems, pageOf, reviewsResponse, type SubresourceOptions, videosResponse } from "./title-responses.ts";
import { filmTranslationsResponse } from "./translations-responses.ts";

/** A film in a list. */
export const movieItem = (film: Film) => ({
  adult: false,
  backdrop_path: backdropPath(film),
  genre_ids: film.genres.map((genre) => genre.id),
  id: film.id,
  original_language: film.original_language,
  original_title: film.original_title,
  overview: film.overview,
  popularity: film.popularity,
  poster_path: posterPath(film),
  release_date: film.date,
  title: film.title,
  video: false,
  vote_average: film.vote_average,
  vote_count: film.vote_count,
});

/** The artwork of its first film stands for a collection. */
function filmCollectionItem({ id, name }: { id: number; name: string }, { filmCollections }: Pick<Collection, "filmCollections">) {
  const [first] = filmCollections.get(id)?.films ?? [];
  return { id, name, poster_path: first ? posterPath(first) : null, backdrop_path: first ? backdropPath(first) : null };
}

/** The response of `/collection/{id}`. */
export const filmCollectionResponse = (entry: FilmCollection, collection: Collection) => ({
  ...filmCollectionItem(entry, collection),
  overview: entry.overview,
  parts: entry.films.map((film) => ({ ...movieItem(film), media_type: "movie" })),
});

/** A film on its own. */
export function movieDetails(film: Film, collection: Pick<Collection, "filmCollections">) {
  const { genre_ids: _, ...item } = movieItem(film);
  return {
    ...item,
    belongs_to_collection: film.collection && filmCollectionItem(film.collection, collection),
    budget: film.budget ?? 0,
    genres: film.genres,
    homepage: "",
    imdb_id: film.imdb_id,
    production_companies: film.production_companies.map(companyItem),
    production_countries: film.production_countries.map((code) => ({ iso_3166_1: code, name: code })),
    revenue: 0,
    runtime: film.runtime ?? 0,
    spoken_languages: [],
    status: "Released",
    tagline: film.tagline,
  };
}

/** Responses below a film's path, also for `append_to_response`. */
export const movieSubresources = (film: Film, collection: Collection, { page, imageLanguages }: SubresourceOptions): Record<string, () => object> => ({
  credits: () => creditsResponse(film),
  images: () => titleImagesResponse(film, imageLanguages),
  similar: () => pageOf(similarTo(film, collection.films.values()), page, movieItem),
  recommendations: () => pageOf(recommendedFor(film, collection.films.values()), page, movieItem),
  reviews: () => reviewsResponse(film, page),
  alternative_titles: () => ({ titles: film.alternativeTitles.map((title) => ({ iso_3166_1: "", title, type: "" })) }),
  keywords: () => ({ keywords: keywordItems(film) }),
  videos: () => videosResponse(film),
  external_ids: () => externalIds(film),
  translations: () => filmTranslationsResponse(film),
  // The data has no certifications and no streaming services; pages then use the specification's default.
  release_dates: () => ({ results: [] }),
  "watch/providers": () => ({ results: {} }),
});
