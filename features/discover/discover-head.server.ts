import { breadcrumbs, itemList } from "#app/head/list-data.server.ts";
import type { PageHead } from "#app/head/page-head.server.ts";
import type { PageRef } from "#app/head/page-metadata.server.ts";
import { pageTitles, titleOfPage } from "#app/head/page-title.ts";
import { genreKeywords, pageDescriptions, pageNames } from "#app/words/page-descriptions.ts";
import type { MovieSummary } from "#domain/movie.ts";
import type { Page } from "#domain/page.ts";
import type { SeriesSummary } from "#domain/series.ts";
import type { PublicSite } from "#domain/site.ts";
import { titleLink } from "#features/browse/list-heads.server.ts";
import { discoverPath, parseDiscoverFilters } from "./model/discover-address.ts";
import { type DiscoverFilters, noFilters } from "./model/discover-filters.ts";
import { singleFilterOf } from "./model/discover-pages.ts";
import { discoverHeading } from "./words/discover-page.ts";

type Found = Page<MovieSummary | SeriesSummary> | undefined;

const names = { movies: pageNames.discoverMovies, tv: pageNames.discoverSeries } as const;
const descriptions = { movies: pageDescriptions.discoverMovies, tv: pageDescriptions.discoverSeries } as const;

function trailTo({ type }: DiscoverFilters, heading: string, path: string): PageRef[] {
  const all = { name: names[type], path: discoverPath(noFilters(type)) };
  return heading === all.name ? [all] : [all, { name: heading, path }];
}

/** One genre, one year, or none may be indexed, if there is something to list. Of all others search engines follow the links. */
export function discoverHead(site: PublicSite, parameters: URLSearchParams, found: Found): PageHead {
  const filters = parseDiscoverFilters(parameters);
  const heading = discoverHeading(filters);
  const path = discoverPath(filters);
  const isIndexed = singleFilterOf(filters) !== null && found !== undefined && found.items.length > 0;
  return {
    metadata: {
      title: titleOfPage(pageTitles.list(site, heading), filters.page),
      description: heading === names[filters.type] ? descriptions[filters.type] : pageDescriptions.discoverList(heading),
      path,
      contentType: "general",
      keywords: genreKeywords,
      ...(!isIndexed && { noindex: "follow" }),
    },
    data: isIndexed ? [breadcrumbs(site, ...trailTo(filters, heading, path)), itemList(site, heading, found.items.map(titleLink))] : [],
  };
}
