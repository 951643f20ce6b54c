import { breadcrumbs, itemList } from "#app/head/list-data.server.ts";
import type { PageHead } from "#app/head/page-head.server.ts";
import type { PageRef } from "#app/head/page-metadata.server.ts";
import { pageTitles } from "#app/head/page-title.ts";
import { faqData, siteData } from "#app/head/site-data.server.ts";
import { descriptionOfPage, genreKeywords, pageDescriptions, pageNames } from "#app/words/page-descriptions.ts";
import { canonicalMoviePath, canonicalSeriesPath, type ListPageName, pagePath, paths } from "#domain/addresses.ts";
import type { Genre } from "#domain/genre.ts";
import type { MovieSummary } from "#domain/movie.ts";
import type { Page } from "#domain/page.ts";
import type { SeriesSummary } from "#domain/series.ts";
import type { PublicSite } from "#domain/site.ts";
import { listPageTitle } from "./list-page.ts";
import { genreContent } from "./words/genres-page.ts";
import { landingQuestions } from "./words/landing.ts";
import { listPageDescriptions, listPageTexts } from "./words/list-pages.ts";

type Titles = Page<MovieSummary | SeriesSummary> | undefined;

export const titleLink = (title: MovieSummary | SeriesSummary): PageRef =>
  "title" in title ? { name: title.title, path: canonicalMoviePath(title) } : { name: title.name, path: canonicalSeriesPath(title) };

/** An empty list has no structured data. */
const listData = (site: PublicSite, name: string, list: Titles) => (list?.items.length ? [itemList(site, name, list.items.map(titleLink))] : []);

const crumbOf = (name: ListPageName): PageRef => ({ name: listPageTexts[name].page, path: paths[name] });

function crumbsTo(name: ListPageName): PageRef[] {
  const { parent } = listPageDescriptions[name];
  return parent === undefined ? [crumbOf(name)] : [crumbOf(parent), crumbOf(name)];
}

/** Each page of a list is indexed under its own address. `list`: undefined if its query failed. */
export function titleListHead(site: PublicSite, name: ListPageName, list: Titles): PageHead {
  const page = list?.page ?? 1;
  const { description, keywords } = listPageDescriptions[name];
  const items = listData(site, listPageTexts[name].list, list);
  return {
    metadata: {
      title: listPageTitle(site, name, page),
      description: descriptionOfPage(description(site), page),
      path: pagePath(paths[name], page),
      contentType: "general",
      keywords,
    },
    data:
      name === "landing" && page === 1
        ? [siteData(site), ...items, faqData(landingQuestions(site))]
        : [breadcrumbs(site, ...(name === "landing" ? [] : crumbsTo(name))), ...items],
  };
}

/** Genres are not indexed with their parameters. `list`: of the genre's films or series. */
export function genreHead(site: PublicSite, genre?: Genre, list?: Titles): PageHead {
  const items = listData(site, genre ? genreContent(genre.name) : pageNames.genres, list);
  return {
    metadata: { title: pageTitles.genres(site), description: pageDescriptions.genres, path: paths.genres, contentType: "general", keywords: genreKeywords },
    data: [breadcrumbs(site, { name: pageNames.genres, path: paths.genres }), ...items],
  };
}
