import { isEnglish } from "#domain/languages.ts";
import { limits } from "#domain/limits.ts";
import type { MovieSummary } from "#domain/movie.ts";
import type { CallOptions } from "#domain/query.ts";
import { defaultRegion } from "#domain/region.ts";
import type { HeroMovie } from "#features/browse/model/queries.ts";
import type { Catalog } from "#features/catalog.ts";
import type { TitleList } from "#features/lists/model/title-list.ts";
import { creditsInFull } from "#features/titles/model/full-credits.ts";
import { playableVideos } from "#features/titles/model/video.ts";
import { type MovieDetails, storedMovieDetails } from "#server/upstream/movie-schemas.ts";
import type { CatalogDeps } from "./catalog-deps.ts";
import { storedCollections } from "./collections.ts";
import { filledMovie } from "./filled-in-english.ts";
import { freshFor } from "./fresh-for.ts";
import { inRegionOf } from "./in-region.ts";
import { pageKey } from "./list-keys.ts";
import { movieNames, peopleNames, storedMovies, translatedNames } from "./listed-names.ts";
import { nullOn404 } from "./null-on-404.ts";
import { movieInLanguages } from "./sitemap-titles.ts";
import type { RowType } from "./stored-rows.ts";
import { ofMovies, titlePages } from "./title-pages.ts";
import { titleTranslation } from "./title-translation.ts";
import { movieExtrasIn, movieIn, originalPoster } from "./translated-title.ts";

type Movies = Pick<Catalog, "heroMovies" | "movieList" | "movie" | "movieExtras" | "movieInRegion" | "movieCredits">;

const row: RowType<MovieDetails> = { table: "movies", schema: storedMovieDetails, isOutdated: ({ regions }) => regions === null };

/** A film and its extras are one row and one call of the provider. */
const detailsIn =
  ({ provider, cache }: CatalogDeps) =>
  (id: number, options?: CallOptions): Promise<MovieDetails | null> =>
    cache(
      {
        row: { ...row, belongs: ({ movie }) => movie.id === id },
        key: String(id),
        freshMs: freshFor.details,
        load: (call) => nullOn404(provider.movieDetails(id, call)),
        titlesIn: ({ movie, extras, translations }) => [
          ...storedMovies([movie, ...extras.similar, ...extras.recommendations]),
          ...movieInLanguages(movie, translations),
          ...storedCollections(extras.collection ? [extras.collection] : []),
        ],
        namesIn: ({ movie, extras, translations }) => [
          ...movieNames([movie, ...extras.similar, ...extras.recommendations]),
          ...translatedNames("movies", movie, translations),
          ...peopleNames(extras.credits),
        ],
      },
      options,
    );

export function movieCatalog(deps: CatalogDeps): Movies {
  const { provider, cache, region = defaultRegion, trailers = true, translatedName = () => null } = deps;
  const details = detailsIn(deps);
  const translation = titleTranslation(deps, "movie");
  const movieList = titlePages({
    keyOf: (list: TitleList, page, language) => pageKey("movies", list, page, language),
    cache,
    ...ofMovies,
    load: provider.movieList,
  });
  /** A failed call leaves the runtime unknown: the hero has a default for it (specification.md, section 5). */
  const withRuntime = async (movie: MovieSummary, options?: CallOptions): Promise<HeroMovie> => {
    const row = await details(movie.id, options).catch(() => null);
    return { ...(isEnglish(options?.language) ? movie : filledMovie(movie, row?.movie)), runtime: row?.movie.runtime ?? null };
  };

  return {
    heroMovies: async (options) => {
      const { items } = await movieList("trending", 1, options);
      return Promise.all(items.slice(0, limits.hero.items).map((movie) => withRuntime(movie, options)));
    },
    movieList,
    movie: async (id, options) => {
      const row = await details(id, options);
      if (row === null) return null;
      const inLanguage = await translation(id, row.translations, options);
      const movie = inLanguage ? movieIn(row.movie, inLanguage) : row.movie;
      return { ...movie, ...originalPoster(row.movie, row.translations, movie.poster_path), certification: inRegionOf(row.regions, region).certification };
    },
    movieExtras: async (id, options) => {
      const row = await details(id, options);
      if (row === null) return null;
      const inLanguage = await translation(id, row.translations, options);
      const extras = inLanguage ? movieExtrasIn(row.extras, inLanguage, (other) => translatedName("movies", other, inLanguage.language)) : row.extras;
      return { ...extras, videos: playableVideos(extras.videos, trailers), inRegion: inRegionOf(row.regions, region) };
    },
    movieInRegion: async (id, code, options) => {
      const row = await details(id, options);
      return row && inRegionOf(row.regions, code);
    },
    movieCredits: async (id, options) => {
      const row = await details(id, options);
      return row && creditsInFull(row.extras.credits);
    },
  };
}
