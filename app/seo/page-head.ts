import { imageUrl } from "#domain/image-url.ts";
import { type Movie, releaseYear } from "#domain/movie.ts";
import { moviePageTitle, pageTitles } from "#domain/page-title.ts";
import { canonicalMoviePath, paths } from "#domain/paths.ts";
import type { PublicSite } from "#domain/site.ts";
import type { HeadTag } from "./head-tag.ts";
import { headTags, type PageMetadata } from "./page-metadata.ts";

/** What a head is made from: which page, and what its questions brought (`undefined` where one failed). */
export type HeadFacts = {
  screen: string;
  pattern: string;
  status: 200 | 404 | 503;
  site: PublicSite;
  movie?: Movie | null | undefined;
};

type Metadata = (facts: HeadFacts) => PageMetadata;

/** Social networks want absolute addresses; the embedded catalogue's pictures are paths of our own. */
const absolute = (site: PublicSite, url: string): string => (url.startsWith("/") ? site.origin + url : url);

const homeTitle = ({ pattern, site }: HeadFacts): string =>
  pattern === paths.top ? pageTitles.top(site) : pattern === paths.home ? pageTitles.home(site) : pageTitles.landing(site);

const homeMetadata: Metadata = (facts) => ({
  title: homeTitle(facts),
  description: `${facts.site.tagline}. Discover films, TV series and the people who made them, and press Play: free, without an account, with nothing tracked.`,
  path: facts.pattern,
  contentType: "general",
});

const movieMetadata: Metadata = ({ movie, site }) => {
  if (!movie) return { title: pageTitles.movieNotFound(site), description: "", path: paths.landing, contentType: "movie", noindex: true };
  return {
    title: moviePageTitle(movie.title, releaseYear(movie)),
    description: movie.overview || `Watch ${movie.title} on ${site.name}.`,
    path: canonicalMoviePath(movie),
    image: movie.backdrop_path && absolute(site, imageUrl(site.imageBase, movie.backdrop_path, "w1280")),
    contentType: "movie",
  };
};

const notFoundMetadata: Metadata = ({ site }) => ({
  title: pageTitles.notFound(site),
  description: "",
  path: paths.landing,
  contentType: "general",
  noindex: true,
});

const metadataOf: Record<string, Metadata> = { home: homeMetadata, movie: movieMetadata };

/** A page's head as values. What is not there for good (404, 503) is not to be indexed. */
export function headOf(facts: HeadFacts): HeadTag[] {
  const metadata = (metadataOf[facts.screen] ?? notFoundMetadata)(facts);
  if (facts.status === 503) return headTags({ ...metadata, title: pageTitles.unavailable(facts.site), noindex: true }, facts.site);
  return headTags({ ...metadata, noindex: metadata.noindex || facts.status !== 200 }, facts.site);
}
