import type { Language } from "#domain/languages.ts";
import { limits } from "#domain/limits.ts";
import { regionName } from "#domain/region.ts";
import { shownCredits } from "./credits.ts";
import { type ExternalLink, externalLinks } from "./external-links.ts";
import type { InRegion } from "./in-region.ts";
import { shownReviews } from "./review.ts";
import { type MovieExtras, noMovieExtras, noSeriesExtras, type SeriesExtras } from "./title-extras.ts";
import { type ShownVideo, shownVideos } from "./video.ts";

// What a title's page shows of its extras, because all of it is embedded in the HTML.

/** With the country's name, which takes a browser 15 ms to make. */
export type ShownRegion = InRegion & { regionName: string };

type TitleFacts = MovieExtras["facts"] | SeriesExtras["facts"];

/** With names of countries, and with addresses. */
type ShownFacts<F extends TitleFacts> = Omit<F, "countries" | "homepage" | "external_ids"> & { countryNames: string[]; links: ExternalLink[] };

type ShownOf<E extends MovieExtras | SeriesExtras> = Omit<E, "facts" | "inRegion" | "videos"> & {
  videos: ShownVideo[];
  facts: ShownFacts<E["facts"]>;
  inRegion: ShownRegion;
  /** Titles on the first page of these lists, of which the page shows the beginning. */
  firstPage: { similar: number; recommendations: number };
};

export type ShownMovieExtras = ShownOf<MovieExtras>;
export type ShownSeriesExtras = ShownOf<SeriesExtras>;

const { named, recommendations: recommended, shownVideos: mostVideos, similarMovies, similarSeries } = limits.detail;

const nameOf = (country: string, language?: Language): string => regionName(country, language) ?? country;

function shownFacts<F extends TitleFacts>({ countries, homepage, external_ids: ids, ...facts }: F, language?: Language) {
  const { companies, keywords } = facts;
  return {
    ...facts,
    companies: companies.slice(0, named.most),
    keywords: keywords.slice(0, named.most),
    countryNames: countries.map((country) => nameOf(country, language)),
    links: externalLinks({ homepage, ids }),
  };
}

/** What films and series have alike. */
const shownParts = ({ credits, reviews, videos, inRegion, similar, recommendations }: MovieExtras | SeriesExtras, language?: Language) => ({
  credits: shownCredits(credits),
  reviews: shownReviews(reviews),
  videos: shownVideos(videos.slice(0, mostVideos), language),
  inRegion: { ...inRegion, regionName: nameOf(inRegion.region, language) },
  firstPage: { similar: similar.length, recommendations: recommendations.length },
});

/** A card, and the first screen of the page behind it, show no original name. */
const onCard = <T extends object, K extends keyof T>(titles: readonly T[], count: number, originalName: K) =>
  titles.slice(0, count).map((title) => ({ ...title, [originalName]: "" }));

export function shownMovieExtras(extras: MovieExtras | null, language?: Language): ShownMovieExtras {
  const all = extras ?? noMovieExtras;
  return {
    ...all,
    ...shownParts(all, language),
    facts: shownFacts(all.facts, language),
    similar: onCard(all.similar, similarMovies, "original_title"),
    recommendations: onCard(all.recommendations, recommended, "original_title"),
  };
}

export function shownSeriesExtras(extras: SeriesExtras | null, language?: Language): ShownSeriesExtras {
  const all = extras ?? noSeriesExtras;
  return {
    ...all,
    ...shownParts(all, language),
    facts: shownFacts(all.facts, language),
    similar: onCard(all.similar, similarSeries, "original_name"),
    recommendations: onCard(all.recommendations, recommended, "original_name"),
  };
}
