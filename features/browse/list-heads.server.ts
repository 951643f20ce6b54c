import { breadcrumbs, itemList } from "#app/head/list-data.server.ts";
import type { PageHead } from "#app/head/page-head.server.ts";
import type { PageRef } from "#app/head/page-metadata.server.ts";
import { pageTitles, titleOfPage } from "#app/head/page-title.ts";
import { faqData, siteData } from "#app/head/site-data.server.ts";
import { descriptionOfPage, pageDescriptions, pageKeywords, pageNames } from "#app/words/page-descriptions.ts";
import { canonicalMoviePath, canonicalSeriesPath, pagePath, paths } from "#domain/addresses.ts";
import type { Genre } from "#domain/genre.ts";
import type { MovieSummary } from "#domain/movie.ts";
import type { Page } from "#domain/page.ts";
import type { SeriesSummary } from "#domain/series.ts";
import type { PublicSite } from "#domain/site.ts";
import { genreContent } from "./words/genres-page.ts";
import { landingQuestions } from "./words/landing.ts";

const allSeries: PageRef = { name: pageNames.series, path: paths.series };

type ListPage = { list: string; trail: readonly PageRef[]; description: (site: PublicSite) => string };
type ListName = keyof typeof pageKeywords;

/** The pages with one list, by their key in `paths`. */
const listPages: Record<ListName, ListPage> = {
  landing: { list: pageNames.popularMovies, trail: [], description: pageDescriptions.landing },
  home: { list: pageNames.popularMovies, trail: [{ name: pageNames.movies, path: paths.home }], description: () => pageDescriptions.home },
  top: { list: pageNames.topMovies, trail: [{ name: pageNames.topMovies, path: paths.top }], description: () => pageDescriptions.top },
  series: { list: pageNames.popularSeries, trail: [allSeries], description: () => pageDescriptions.series },
  topSeries: {
    list: pageNames.topSeries,
    trail: [allSeries, { name: pageNames.topSeries, path: paths.topSeries }],
    description: () => pageDescriptions.topSeries,
  },
  genres: { list: pageNames.genres, trail: [{ name: pageNames.genres, path: paths.genres }], description: () => pageDescriptions.genres },
};

export const titleLink = (title: MovieSummary | SeriesSummary): PageRef =>
  "title" in title ? { name: title.title, path: canonicalMoviePath(title) } : { name: title.name, path: canonicalSeriesPath(title) };

type ListContent = { items: readonly PageRef[]; listName?: string | undefined; page?: number };

/** An empty list has no structured data. Each page of a list is indexed under its own address. */
function listHead(site: PublicSite, name: ListName, { items, listName = listPages[name].list, page = 1 }: ListContent): PageHead {
  const { trail, description } = listPages[name];
  const list = items.length === 0 ? [] : [itemList(site, listName, items)];
  return {
    metadata: {
      title: titleOfPage(pageTitles[name](site), page),
      description: descriptionOfPage(description(site), page),
      path: pagePath(paths[name], page),
      contentType: "general",
      keywords: pageKeywords[name],
    },
    data: name === "landing" && page === 1 ? [siteData(site), ...list, faqData(landingQuestions(site.name))] : [breadcrumbs(site, ...trail), ...list],
  };
}

/** `list`: undefined if its query failed. */
export const movieListHead = (site: PublicSite, name: "landing" | "home" | "top", list: Page<MovieSummary> | undefined): PageHead =>
  listHead(site, name, { items: (list?.items ?? []).map(titleLink), page: list?.page ?? 1 });

export const seriesListHead = (site: PublicSite, name: "series" | "topSeries", list: Page<SeriesSummary> | undefined): PageHead =>
  listHead(site, name, { items: (list?.items ?? []).map(titleLink), page: list?.page ?? 1 });

type GenreList = { movies?: Page<MovieSummary> | undefined; series?: Page<SeriesSummary> | undefined };

/** Genres are not indexed with their parameters. */
export function genreHead(site: PublicSite, genre?: Genre, { movies, series }: GenreList = {}): PageHead {
  const items = [...(movies?.items ?? []).map(titleLink), ...(series?.items ?? []).map(titleLink)];
  return listHead(site, "genres", { items, listName: genre && genreContent(genre.name) });
}
