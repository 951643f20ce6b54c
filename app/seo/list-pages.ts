import { landingQuestions } from "#content/landing.ts";
import { pageDescriptions, pageKeywords, pageNames } from "#content/page-descriptions.ts";
import { pageTitles } from "#domain/page-title.ts";
import { canonicalMoviePath, canonicalSeriesPath, paths } from "#domain/paths.ts";
import type { PublicSite } from "#domain/site.ts";
import type { Describe, HeadFacts } from "./head-facts.ts";
import type { Linked } from "./page-metadata.ts";
import { breadcrumbs, itemList } from "./structured-data/list-data.ts";
import { questionsData } from "./structured-data/questions-data.ts";
import { siteData } from "./structured-data/site-data.ts";

/** The page's list as links: films, or else series. */
function itemsOf({ movies, seriesList }: HeadFacts): Linked[] {
  if (movies) return movies.map((movie) => ({ name: movie.title, path: canonicalMoviePath(movie) }));
  return (seriesList ?? []).map((series) => ({ name: series.name, path: canonicalSeriesPath(series) }));
}

/** An empty list is none. */
function listOf(facts: HeadFacts, name: string): object[] {
  const items = itemsOf(facts);
  return items.length === 0 ? [] : [itemList(facts.site, name, items)];
}

const home: Linked = { name: pageNames.home, path: paths.landing };
const allSeries: Linked = { name: pageNames.series, path: paths.series };

type Words = { key: keyof typeof pageKeywords; list: string; trail: readonly Linked[]; description: (site: PublicSite) => string };

/** The pages that show one list each, by their path. */
const listPages: Record<string, Words> = {
  [paths.landing]: { key: "landing", list: pageNames.popularMovies, trail: [], description: pageDescriptions.landing },
  [paths.home]: {
    key: "home",
    list: pageNames.popularMovies,
    trail: [home, { name: pageNames.movies, path: paths.home }],
    description: () => pageDescriptions.home,
  },
  [paths.top]: {
    key: "top",
    list: pageNames.topMovies,
    trail: [home, { name: pageNames.topMovies, path: paths.top }],
    description: () => pageDescriptions.top,
  },
  [paths.series]: { key: "series", list: pageNames.popularSeries, trail: [home, allSeries], description: () => pageDescriptions.series },
  [paths.topSeries]: {
    key: "topSeries",
    list: pageNames.topSeries,
    trail: [home, allSeries, { name: pageNames.topSeries, path: paths.topSeries }],
    description: () => pageDescriptions.topSeries,
  },
  [paths.genres]: {
    key: "genres",
    list: pageNames.genres,
    trail: [home, { name: pageNames.genres, path: paths.genres }],
    description: () => pageDescriptions.genres,
  },
};

/** Home, the lists of series and the genres: of a chosen genre, its titles. */
export const describeList: Describe = (facts) => {
  const { pattern, site, genre } = facts;
  const { key, list, trail, description } = listPages[pattern] ?? (listPages[paths.landing] as Words);
  const isLanding = pattern === paths.landing;
  return {
    metadata: { title: pageTitles[key](site), description: description(site), path: pattern, contentType: "general", keywords: pageKeywords[key] },
    data: [
      ...(isLanding ? [siteData(site)] : [breadcrumbs(site, trail)]),
      ...listOf(facts, genre ? `${genre.name} Content` : list),
      ...(isLanding ? [questionsData(landingQuestions(site.name))] : []),
    ],
  };
};
