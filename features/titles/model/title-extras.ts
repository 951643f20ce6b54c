import type { MovieSummary } from "#domain/movie.ts";
import { defaultRegion } from "#domain/region.ts";
import type { SeriesSummary } from "#domain/series.ts";
import type { CollectionPart } from "./collection.ts";
import type { Credits } from "./credits.ts";
import { type InRegion, nothingInRegion } from "./in-region.ts";
import type { Review } from "./review.ts";
import { type MovieFacts, noMovieFacts, noSeriesFacts, type SeriesFacts } from "./title-facts.ts";
import type { Video } from "./video.ts";

/** What a film's page shows beside its details: one call of the provider brings both. */
export type MovieExtras = {
  credits: Credits;
  similar: MovieSummary[];
  reviews: Review[];
  recommendations: MovieSummary[];
  /** Best first. */
  videos: Video[];
  facts: MovieFacts;
  /** Of the operator's `DEFAULT_REGION`. */
  inRegion: InRegion;
  collection: CollectionPart | null;
};
export type SeriesExtras = Omit<MovieExtras, "similar" | "recommendations" | "facts" | "collection"> & {
  similar: SeriesSummary[];
  recommendations: SeriesSummary[];
  facts: SeriesFacts;
};

const nothing = {
  ...{ credits: { cast: [], crew: [] }, similar: [], reviews: [], recommendations: [], videos: [] },
  inRegion: nothingInRegion(defaultRegion),
};

/** Of a title of which nothing of this is known. */
export const noMovieExtras: MovieExtras = { ...nothing, facts: noMovieFacts, collection: null };
export const noSeriesExtras: SeriesExtras = { ...nothing, facts: noSeriesFacts };
