import type { MovieExtras, SeriesExtras } from "#domain/catalog.ts";
import { shownCredits } from "#domain/credits.ts";
import { type InRegion, nothingInRegion } from "#domain/in-region.ts";
import { limits } from "#domain/limits.ts";
import { defaultRegion, regionName } from "#domain/region.ts";
import { shownReviews } from "#domain/review.ts";
import { noMovieFacts, noSeriesFacts } from "#domain/title-facts.ts";

// What a title's page shows of its extras, because all of it is embedded in the HTML.

/** With the country's English name, which takes a browser 15 ms to make. */
export type ShownRegion = InRegion & { regionName: string };

type ShownOf<E extends MovieExtras | SeriesExtras> = Omit<E, "facts" | "inRegion"> & {
  /** `countryNames`: the names of `countries`. */
  facts: E["facts"] & { countryNames: string[] };
  inRegion: ShownRegion;
  /** Titles on the first page of these lists, of which the page shows the beginning. */
  firstPage: { similar: number; recommendations: number };
};

export type ShownMovieExtras = ShownOf<MovieExtras>;
export type ShownSeriesExtras = ShownOf<SeriesExtras>;

const { named, recommendations: recommended, shownVideos, similarMovies, similarSeries } = limits.detail;

const nameOf = (country: string): string => regionName(country) ?? country;

const shownFacts = <F extends MovieExtras["facts"] | SeriesExtras["facts"]>(facts: F) => ({
  ...facts,
  companies: facts.companies.slice(0, named.most),
  keywords: facts.keywords.slice(0, named.most),
  countryNames: facts.countries.map(nameOf),
});

/** What films and series have alike. */
const shownParts = ({ credits, reviews, videos, inRegion, similar, recommendations }: MovieExtras | SeriesExtras) => ({
  credits: shownCredits(credits),
  reviews: shownReviews(reviews),
  videos: videos.slice(0, shownVideos),
  inRegion: { ...inRegion, regionName: nameOf(inRegion.region) },
  firstPage: { similar: similar.length, recommendations: recommendations.length },
});

const nothing = {
  ...{ credits: { cast: [], crew: [] }, similar: [], reviews: [], recommendations: [], videos: [] },
  inRegion: nothingInRegion(defaultRegion),
};

export function shownMovieExtras(extras: MovieExtras | null): ShownMovieExtras {
  const known = extras ?? { ...nothing, facts: noMovieFacts, collection: null };
  return {
    ...known,
    ...shownParts(known),
    facts: shownFacts(known.facts),
    similar: known.similar.slice(0, similarMovies),
    recommendations: known.recommendations.slice(0, recommended),
  };
}

export function shownSeriesExtras(extras: SeriesExtras | null): ShownSeriesExtras {
  const known = extras ?? { ...nothing, facts: noSeriesFacts };
  return {
    ...known,
    ...shownParts(known),
    facts: shownFacts(known.facts),
    similar: known.similar.slice(0, similarSeries),
    recommendations: known.recommendations.slice(0, recommended),
  };
}
