import { apiPaths, functionPath } from "#domain/api-paths.ts";
import type { CallOptions, Catalog } from "#domain/catalog.ts";
import { limits } from "#domain/limits.ts";
import { CatalogError } from "./catalog-error.ts";
import { timeLimit } from "./time-limit.ts";

type Call = { path: string; options: CallOptions | undefined; body?: Record<string, number> };

/** The server sheds prefetches first (server/http/request-env.ts). */
const requestOf = ({ options, body }: Call): RequestInit => ({
  signal: timeLimit(limits.waiting.attemptMs, options?.signal),
  headers: { ...(options?.priority === "speculative" && { purpose: "prefetch" }), ...(body && { "content-type": "application/json" }) },
  ...(body && { method: "POST", body: JSON.stringify(body) }),
});

/** @returns `null` for 404 */
async function fetchOrAbsent<T>(call: Call): Promise<T | null> {
  const { path, options } = call;
  try {
    const response = await fetch(path, requestOf(call));
    if (response.status === 404) return null;
    if (!response.ok) throw new CatalogError(response.status, path);
    // Typed without parsing: our own server parsed it (server/upstream).
    return (await response.json()) as T;
  } catch (cause) {
    if (options?.signal?.aborted || cause instanceof CatalogError) throw cause;
    throw new CatalogError(0, path, { cause });
  }
}

const readOrAbsent = <T>(path: string, options?: CallOptions): Promise<T | null> => fetchOrAbsent({ path, options });

async function read<T>(path: string, options?: CallOptions): Promise<T> {
  const data = await readOrAbsent<T>(path, options);
  if (data === null) throw new CatalogError(404, path);
  return data;
}

const invoke = <T>(name: string, body: Record<string, number>, options?: CallOptions): Promise<T | null> =>
  fetchOrAbsent({ path: functionPath(name), options, body });

/** Loaded when they are used: the code of Discover's filters would weigh on every page. */
const discoverPaths = () => import("#domain/discover-api-paths.ts");

/** The catalog over HTTP: section 7's functions for the data that they return, `/api/*` for the rest. */
export const httpCatalog: Catalog = {
  heroMovies: (options) => read(apiPaths.heroMovies, options),
  movieList: (list, page, options) => read(apiPaths.movieList(list, page), options),
  movie: (movieId, options) => invoke("get-movie", { movieId }, options),
  movieExtras: (id, options) => readOrAbsent(apiPaths.movieExtras(id), options),
  movieInRegion: (id, region, options) => readOrAbsent(apiPaths.movieInRegion(id, region), options),
  movieCredits: (id, options) => readOrAbsent(apiPaths.movieCredits(id), options),
  movieImages: (id, options) => readOrAbsent(apiPaths.movieImages(id), options),
  collection: (id, options) => readOrAbsent(apiPaths.collection(id), options),

  seriesList: (list, page, options) => read(apiPaths.seriesList(list, page), options),
  series: (seriesId, options) => invoke("get-tv-series", { seriesId }, options),
  season: (seriesId, seasonNumber, options) => invoke("get-tv-season", { seriesId, seasonNumber }, options),
  seriesExtras: (id, options) => readOrAbsent(apiPaths.seriesExtras(id), options),
  seriesInRegion: (id, region, options) => readOrAbsent(apiPaths.seriesInRegion(id, region), options),
  guidePage: (id, page, options) => readOrAbsent(apiPaths.guidePage(id, page), options),
  seriesCredits: (id, options) => readOrAbsent(apiPaths.seriesCredits(id), options),
  seriesImages: (id, options) => readOrAbsent(apiPaths.seriesImages(id), options),

  searchMovies: (query, page, options) => read(apiPaths.searchMovies(query, page, options), options),
  searchSeries: (query, page, options) => read(apiPaths.searchSeries(query, page, options), options),
  searchPeople: (query, page, options) => read(apiPaths.searchPeople(query, page, options), options),
  discoverMovies: async (filters, options) => read((await discoverPaths()).discoverApiPath(filters), options),
  discoverSeries: async (filters, options) => read((await discoverPaths()).discoverApiPath(filters), options),
  references: async (query, options) => read((await discoverPaths()).referencesApiPath(query), options),
  moviesHere: (options) => read(apiPaths.moviesHere, options),
  seriesHere: (options) => read(apiPaths.seriesHere, options),
  titles: async (keys, options) => read((await import("#domain/title-batch.ts")).titlesApiPath(keys), options),
  imdbMatch: (imdbId, options) => readOrAbsent(apiPaths.imdbMatch(imdbId), options),
  knownFor: (personId, options) => readOrAbsent(apiPaths.knownFor(personId), options),

  person: (id, options) => readOrAbsent(apiPaths.person(id), options),
  personCredits: (id, options) => readOrAbsent(apiPaths.personCredits(id), options),
  personImages: (id, options) => readOrAbsent(apiPaths.personImages(id), options),
  collaborators: (personId, options) => read(apiPaths.collaborators(personId), options),
};
