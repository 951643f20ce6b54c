import type { RouteState } from "#app/data/route-state.ts";
import { discoverPaths, type ListPageName, listPageNames, listPages, paths } from "#domain/addresses.ts";
import { numbered, withSiteName } from "#domain/page-title.ts";
import type { PublicSite } from "#domain/site.ts";
import type { Words } from "#languages/words.ts";

const topRated = { movies: "top", series: "topSeries" } as const;

export const listPageAt = (path: string): ListPageName | undefined => listPageNames.find((name) => paths[name] === path);

/** Whose list a page shows. specification.md, section 4: the content type `top` shows Top Rated on a page of the popular ones. */
export function shownListPage(pathname: string, state: RouteState, otherwise: ListPageName): ListPageName {
  const name = listPageAt(pathname) ?? otherwise;
  const { titles, list } = listPages[name];
  return list === "popular" && state.kind === "content" && state.contentType === "top" ? topRated[titles] : name;
}

/** The list in Discover, where its titles can be filtered. */
export function listFilters(name: ListPageName): string {
  const { titles, list } = listPages[name];
  if (list === "top-rated") return titles === "movies" ? discoverPaths.topMovies : discoverPaths.topSeries;
  return discoverPaths[titles];
}

/** The document title of a page of the list. */
type TitleWords = { listPages: Words["browse"]["listPages"]; pageTitles: Words["site"]["pageTitles"] };

export const listPageTitle = ({ listPages: { listPageTexts }, pageTitles }: TitleWords, site: PublicSite, name: ListPageName, page: number): string =>
  name === "landing" ? numbered(pageTitles.landing(site), page, pageTitles) : withSiteName(numbered(listPageTexts[name].page, page, pageTitles), site);
