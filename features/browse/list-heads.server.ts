import { breadcrumbs, itemList } from "#app/head/list-data.server.ts";
import type { LocalSite } from "#app/head/local-site.server.ts";
import type { PageHead } from "#app/head/page-head.server.ts";
import type { PageRef } from "#app/head/page-metadata.server.ts";
import { faqData, siteData } from "#app/head/site-data.server.ts";
import { type ListPageName, pagePath, paths } from "#domain/addresses.ts";
import { type Genre, genreName } from "#domain/genre.ts";
import type { MovieSummary } from "#domain/movie.ts";
import type { Page } from "#domain/page.ts";
import { withSiteName } from "#domain/page-title.ts";
import type { SeriesSummary } from "#domain/series.ts";
import { titleLink } from "#features/lists/title-link.server.ts";
import { listPageTitle } from "./list-page.ts";

type Titles = Page<MovieSummary | SeriesSummary> | undefined;

/** An empty list has no structured data. */
const listData = (site: LocalSite, name: string, list: Titles) => (list?.items.length ? [itemList(site, name, list.items.map(titleLink))] : []);

const crumbOf = ({ words }: LocalSite, name: ListPageName): PageRef => ({ name: words.browse.listPages.listPageTexts[name].page, path: paths[name] });

function crumbsTo(site: LocalSite, name: ListPageName): PageRef[] {
  return name === "topSeries" ? [crumbOf(site, "series"), crumbOf(site, name)] : [crumbOf(site, name)];
}

/** Each page of a list is indexed under its own address. `list`: undefined if its query failed. */
export function titleListHead(site: LocalSite, name: ListPageName, list: Titles): PageHead {
  const page = list?.page ?? 1;
  const { browse, heads, site: siteWords } = site.words;
  const { listPageTexts, listPageDescriptions } = browse.listPages;
  const { description, keywords } = listPageDescriptions[name];
  const items = listData(site, listPageTexts[name].list, list);
  return {
    metadata: {
      title: listPageTitle({ listPages: browse.listPages, pageTitles: siteWords.pageTitles }, site, name, page),
      description: heads.pageDescriptions.descriptionOfPage(description(site), page),
      path: pagePath(paths[name], page),
      contentType: "general",
      keywords,
    },
    data:
      name === "landing" && page === 1
        ? [siteData(site), ...items, faqData(browse.landing.landingQuestions(site))]
        : [breadcrumbs(site, ...(name === "landing" ? [] : crumbsTo(site, name))), ...items],
  };
}

/** Genres are not indexed with their parameters. `list`: of the genre's films or series. */
export function genreHead(site: LocalSite, genre?: Genre, list?: Titles): PageHead {
  const { pageDescriptions, pageNames, genreKeywords } = site.words.heads.pageDescriptions;
  const items = listData(site, genre ? site.words.browse.genresPage.genreContent(genreName(site.words.site.genres, genre)) : pageNames.genres, list);
  return {
    metadata: {
      title: withSiteName(site.words.site.pageTitles.genres, site),
      description: pageDescriptions.genres,
      path: paths.genres,
      contentType: "general",
      keywords: genreKeywords,
    },
    data: [breadcrumbs(site, { name: pageNames.genres, path: paths.genres }), ...items],
  };
}
