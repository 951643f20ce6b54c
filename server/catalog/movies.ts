import type { Catalog, HeroMovie } from "#domain/catalog.ts";
import { limits } from "#domain/limits.ts";
import type { MovieSummary } from "#domain/movie.ts";
import type { MovieDetails } from "#server/upstream/movie-schemas.ts";
import type { Priority } from "#server/upstream/priority.ts";
import type { CatalogDeps } from "./catalog-deps.ts";
import { freshFor } from "./fresh-for.ts";
import { movieListKeys } from "./list-keys.ts";
import { orAbsent } from "./null-on-404.ts";
import { movieHints } from "./title-hints.ts";

type Movies = Pick<Catalog, "heroMovies" | "trendingMovies" | "popularMovies" | "topRatedMovies" | "moviesByGenre" | "movie" | "movieExtras">;

/** A film and its extras are one row and one call of the provider. */
export function movieCatalog({ provider, kept, priority }: CatalogDeps): Movies {
  const list = async (key: string, load: (priority: Priority) => Promise<MovieSummary[]>): Promise<MovieSummary[]> =>
    (await kept(priority, { table: "answers", key, freshMs: freshFor.list, load, titlesIn: movieHints })) ?? [];
  const details = (id: number): Promise<MovieDetails | null> =>
    kept(priority, {
      table: "movies",
      key: String(id),
      freshMs: freshFor.details,
      load: (priority) => orAbsent(provider.movieDetails(id, { priority })),
      titlesIn: ({ movie, extras }) => movieHints([movie, ...extras.similar]),
    });
  const trendingMovies = () => list(movieListKeys.trending, (priority) => provider.trendingMovies({ priority }));
  /** A hero without its running time is still a hero: section 9 has a number for that. */
  const withRuntime = async (movie: MovieSummary): Promise<HeroMovie> => ({
    ...movie,
    runtime: await details(movie.id).then(
      (found) => found?.movie.runtime ?? null,
      () => null,
    ),
  });

  return {
    heroMovies: async () => Promise.all((await trendingMovies()).slice(0, limits.hero.items).map(withRuntime)),
    trendingMovies,
    popularMovies: () => list(movieListKeys.popular, (priority) => provider.popularMovies({ priority })),
    topRatedMovies: () => list(movieListKeys.topRated, (priority) => provider.topRatedMovies({ priority })),
    moviesByGenre: (genreId) => list(movieListKeys.genre(genreId), (priority) => provider.moviesByGenre(genreId, { priority })),
    movie: async (id) => (await details(id))?.movie ?? null,
    movieExtras: async (id) => (await details(id))?.extras ?? null,
  };
}
