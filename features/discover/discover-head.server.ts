import { breadcrumbs, itemList } from "#app/head/list-data.server.ts";
import type { LocalSite } from "#app/head/local-site.server.ts";
import type { PageHead } from "#app/head/page-head.server.ts";
import type { PageRef } from "#app/head/page-metadata.server.ts";
import type { MovieSummary } from "#domain/movie.ts";
import type { Page } from "#domain/page.ts";
import { numbered, withSiteName } from "#domain/page-title.ts";
import type { SeriesSummary } from "#domain/series.ts";
import { titleLink } from "#features/lists/title-link.server.ts";
import { discoverPath, parseDiscoverFilters } from "./model/discover-address.ts";
import { type DiscoverFilters, noFilters } from "./model/discover-filters.ts";
import { headingFilterOf, singleFilterOf } from "./model/discover-pages.ts";

type Found = Page<MovieSummary | SeriesSummary> | undefined;

const pageOf = { movies: "discoverMovies", tv: "discoverSeries" } as const;

function trailTo({ words }: LocalSite, { type }: DiscoverFilters, heading: string, path: string): PageRef[] {
  const all = { name: words.heads.pageDescriptions.pageNames[pageOf[type]], path: discoverPath(noFilters(type)) };
  return heading === all.name ? [all] : [all, { name: heading, path }];
}

/** One genre, one year, or none may be indexed, if there is something to list. Of all others search engines follow the links. */
export function discoverHead(site: LocalSite, parameters: URLSearchParams, found: Found): PageHead {
  const filters = parseDiscoverFilters(parameters);
  const { pageDescriptions, pageNames, genreKeywords } = site.words.heads.pageDescriptions;
  const heading = site.words.discover.discoverPage.discoverHeading(filters, headingFilterOf(filters));
  const path = discoverPath(filters);
  const isIndexed = singleFilterOf(filters) !== null && found !== undefined && found.items.length > 0;
  return {
    metadata: {
      title: withSiteName(numbered(heading, filters.page, site.words.site.pageTitles), site),
      description: heading === pageNames[pageOf[filters.type]] ? pageDescriptions[pageOf[filters.type]] : pageDescriptions.discoverList(heading),
      path,
      contentType: "general",
      keywords: genreKeywords,
      ...(!isIndexed && { noindex: "follow" }),
    },
    data: isIndexed ? [breadcrumbs(site, ...trailTo(site, filters, heading, path)), itemList(site, heading, found.items.map(titleLink))] : [],
  };
}
