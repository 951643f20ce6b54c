import type { LocalSite } from "#app/head/local-site.server.ts";
import { noindexHead, type PageHead } from "#app/head/page-head.server.ts";
import { type SocialImage, titleImage } from "#app/head/social-image.server.ts";
import { movieCreditsPath, seriesCreditsPath } from "#domain/addresses.ts";
import { type Movie, releaseYear } from "#domain/movie.ts";
import { withSiteName } from "#domain/page-title.ts";
import { firstAirYear, type Series } from "#domain/series.ts";

type CreditsOf = { name: string; year: number | null; path: string; image: SocialImage };

/** Search engines find the people through it, but the title's own page is the one to list. */
const creditsHead = (site: LocalSite, { name, year, path, image }: CreditsOf): PageHead => ({
  metadata: {
    title: withSiteName(site.words.site.pageTitles.credits({ name, year }), site),
    description: site.words.heads.pageDescriptions.pageDescriptions.credits(name),
    image,
    path,
    contentType: "general",
    noindex: "follow",
  },
  data: [],
});

/** `movie`: null if there is none, undefined if its query failed. */
export function movieCreditsHead(site: LocalSite, movie: Movie | null | undefined): PageHead {
  if (!movie) return noindexHead(withSiteName(site.words.site.pageTitles.movieNotFound, site));
  const image = titleImage(site, { ...movie, kind: "movie", name: movie.title });
  return creditsHead(site, { name: movie.title, year: releaseYear(movie), path: movieCreditsPath(movie), image });
}

export function seriesCreditsHead(site: LocalSite, series: Series | null | undefined): PageHead {
  if (!series) return noindexHead(withSiteName(site.words.site.pageTitles.seriesNotFound, site));
  return creditsHead(site, {
    name: series.name,
    year: firstAirYear(series),
    path: seriesCreditsPath(series),
    image: titleImage(site, { ...series, kind: "series" }),
  });
}
