import { apiPaths, functionPath } from "#domain/api-paths.ts";
import type { CallOptions, Catalog } from "#domain/catalog.ts";
import { CatalogError } from "./catalog-error.ts";

async function answerTo<T>(path: string, init?: RequestInit): Promise<T | null> {
  const response = await fetch(path, init).catch((cause: unknown) => {
    // Given up on purpose: nobody waits for this answer any more.
    if (init?.signal?.aborted) throw cause;
    throw new CatalogError(0, path, { cause });
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new CatalogError(response.status, path);
  // Our own server's answer: parsed by schema there.
  return (await response.json()) as T;
}

const until = (asking: CallOptions | undefined): RequestInit => ({ signal: asking?.signal ?? null });

/** Every request with these headers beside what it needs itself. */
function requestsWith(headers: Record<string, string>) {
  const read = async <T>(path: string, init?: RequestInit): Promise<T> => {
    const answer = await answerTo<T>(path, { ...init, headers });
    if (answer === null) throw new CatalogError(404, path);
    return answer;
  };
  const readOrAbsent = <T>(path: string, init?: RequestInit): Promise<T | null> => answerTo<T>(path, { ...init, headers });
  const invoke = <T>(name: string, body: Record<string, number>): Promise<T | null> =>
    answerTo<T>(functionPath(name), { method: "POST", headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body) });
  return { read, readOrAbsent, invoke };
}

function catalogOver({ read, readOrAbsent, invoke }: ReturnType<typeof requestsWith>): Catalog {
  return {
    heroMovies: () => read(apiPaths.heroMovies),
    trendingMovies: () => read(apiPaths.trendingMovies),
    popularMovies: () => read(apiPaths.popularMovies),
    topRatedMovies: () => read(apiPaths.topRatedMovies),
    moviesByGenre: (genreId) => read(apiPaths.moviesByGenre(genreId)),
    movie: (movieId) => invoke("get-movie", { movieId }),
    movieExtras: (id) => readOrAbsent(apiPaths.movieExtras(id)),

    trendingSeries: () => read(apiPaths.trendingSeries),
    popularSeries: () => read(apiPaths.popularSeries),
    topRatedSeries: () => read(apiPaths.topRatedSeries),
    seriesByGenre: (genreId) => read(apiPaths.seriesByGenre(genreId)),
    series: (seriesId) => invoke("get-tv-series", { seriesId }),
    season: (seriesId, seasonNumber) => invoke("get-tv-season", { seriesId, seasonNumber }),
    seriesExtras: (id) => readOrAbsent(apiPaths.seriesExtras(id)),

    searchMovies: (query, page, asking) => read(apiPaths.searchMovies(query, page), until(asking)),
    searchSeries: (query, page, asking) => read(apiPaths.searchSeries(query, page), until(asking)),
    searchPeople: (query, page, asking) => read(apiPaths.searchPeople(query, page), until(asking)),
    imdbMatch: (imdbId, asking) => readOrAbsent(apiPaths.imdbMatch(imdbId), until(asking)),
    knownFor: (personId, asking) => readOrAbsent(apiPaths.knownFor(personId), until(asking)),

    person: (id) => readOrAbsent(apiPaths.person(id)),
    personCredits: (id) => readOrAbsent(apiPaths.personCredits(id)),
  };
}

/** The catalog as the browser keeps it: section 7's functions for what they answer, `/api/*` for the rest. */
export const httpCatalog: Catalog = catalogOver(requestsWith({}));

/** The same for what nobody has asked to see yet: the server answers where that costs no visitor anything. */
export const prefetchHttpCatalog: Catalog = catalogOver(requestsWith({ purpose: "prefetch" }));
