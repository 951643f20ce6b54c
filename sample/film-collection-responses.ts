import type { Collection, FilmCollection } from "./collection.ts";
import { filmCollectionItem, movieItem } from "./movie-responses.ts";

/** The response of `/collection/{id}`. */
export const filmCollectionResponse = (entry: FilmCollection, collection: Collection) => ({
  ...filmCollectionItem(entry, collection),
  overview: entry.overview,
  parts: entry.films.map((film) => ({ ...movieItem(film), media_type: "movie" })),
});
