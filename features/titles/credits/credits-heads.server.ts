import { noindexHead, type PageHead } from "#app/head/page-head.server.ts";
import { creditsPageTitle, pageTitles } from "#app/head/page-title.ts";
import { type SocialImage, titleImage } from "#app/head/social-image.server.ts";
import { pageDescriptions } from "#app/words/page-descriptions.ts";
import { movieCreditsPath, seriesCreditsPath } from "#domain/addresses.ts";
import { type Movie, releaseYear } from "#domain/movie.ts";
import { firstAirYear, type Series } from "#domain/series.ts";
import type { PublicSite } from "#domain/site.ts";

type CreditsOf = { name: string; year: number | null; path: string; image: SocialImage };

/** Search engines find the people through it, but the title's own page is the one to list (docs/decisions/079-whole-credits-and-pictures.md). */
const creditsHead = (site: PublicSite, { name, year, path, image }: CreditsOf): PageHead => ({
  metadata: {
    title: creditsPageTitle({ name, year }, site),
    description: pageDescriptions.credits(name),
    image,
    path,
    contentType: "general",
    noindex: "follow",
  },
  data: [],
});

/** `movie`: null if there is none, undefined if its query failed. */
export function movieCreditsHead(site: PublicSite, movie: Movie | null | undefined): PageHead {
  if (!movie) return noindexHead(pageTitles.movieNotFound(site));
  const image = titleImage(site, { ...movie, kind: "movie", name: movie.title });
  return creditsHead(site, { name: movie.title, year: releaseYear(movie), path: movieCreditsPath(movie), image });
}

export function seriesCreditsHead(site: PublicSite, series: Series | null | undefined): PageHead {
  if (!series) return noindexHead(pageTitles.seriesNotFound(site));
  return creditsHead(site, {
    name: series.name,
    year: firstAirYear(series),
    path: seriesCreditsPath(series),
    image: titleImage(site, { ...series, kind: "series" }),
  });
}
