import type { Credits } from "#domain/credits.ts";
import type { Genre } from "#domain/genre.ts";
import type { Movie, MovieSummary } from "#domain/movie.ts";
import type { Person } from "#domain/person.ts";
import type { Season, Series, SeriesSummary } from "#domain/series.ts";
import type { PublicSite } from "#domain/site.ts";
import type { PageMetadata } from "./page-metadata.ts";

/** What a head is made from: which page, and what its questions brought (`undefined` where one was not asked or failed). */
export type HeadFacts = {
  screen: string;
  pattern: string;
  /** The parameters that count, as in the address: "?season=2&episode=5", or "". */
  search: string;
  status: 200 | 404 | 410 | 503;
  site: PublicSite;
  /** The film or series of the page, and who made it. */
  movie?: Movie | null | undefined;
  series?: Series | null | undefined;
  credits?: Credits | undefined;
  /** The season on show. */
  season?: Season | null | undefined;
  person?: Person | null | undefined;
  /** The page's list. */
  movies?: readonly MovieSummary[] | undefined;
  seriesList?: readonly SeriesSummary[] | undefined;
  genre?: Genre | undefined;
};

/** A page's metadata, and its structured data as values. */
export type Described = { metadata: PageMetadata; data: object[] };
export type Describe = (facts: HeadFacts) => Described;

/** A page whose subject is not there: nothing to link to, nothing to index. */
export const nothingHere = (title: string): Described => ({
  metadata: { title, description: "", path: null, contentType: "general", noindex: true },
  data: [],
});
