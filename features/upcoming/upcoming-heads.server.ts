import { breadcrumbs, itemList } from "#app/head/list-data.server.ts";
import type { LocalSite } from "#app/head/local-site.server.ts";
import type { PageHead } from "#app/head/page-head.server.ts";
import { paths } from "#domain/addresses.ts";
import type { MovieSummary } from "#domain/movie.ts";
import { numbered, withSiteName } from "#domain/page-title.ts";
import { regionName, regionOfLanguage } from "#domain/region.ts";
import type { SeriesSummary } from "#domain/series.ts";
import { titleLink } from "#features/lists/title-link.server.ts";
import type { DatedPage } from "./model/queries.ts";
import { airingPath, parseAiringChoice, parseReleaseChoice, releasePath } from "./model/release-choice.ts";

type Titles = DatedPage<MovieSummary | SeriesSummary> | undefined;
type Texts = { heading: string; root: { name: string; path: string }; description: string };

/** Whole lists of the language's own country are indexed, at the address that names none. Of all others search engines follow the links. */
function headOf(site: LocalSite, { heading, root, description }: Texts, path: string, isWhole: boolean, region: string | null, list: Titles): PageHead {
  const { words, language } = site;
  const { titleIn } = words.upcoming.listParts;
  const isIndexed = isWhole && region === null && list !== undefined && list.items.length > 0;
  const title = titleIn(heading, regionName(region ?? regionOfLanguage(language), language) ?? "");
  return {
    metadata: {
      title: withSiteName(numbered(title, list?.page ?? 1, words.site.pageTitles), site),
      description,
      path,
      contentType: "general",
      ...(!isIndexed && { noindex: "follow" }),
    },
    data: isIndexed
      ? [breadcrumbs(site, root, ...(path === root.path ? [] : [{ name: heading, path }])), itemList(site, heading, list.items.map(titleLink))]
      : [],
  };
}

export function upcomingHead(site: LocalSite, parameters: URLSearchParams, list: Titles): PageHead {
  const choice = parseReleaseChoice(parameters);
  const { headings, descriptions } = site.words.upcoming.releasesPage;
  const root = { name: site.words.site.navigation.releases[site.catalog].upcoming, path: paths.upcoming };
  const texts = { heading: headings[site.catalog][choice.list], root, description: descriptions[site.catalog] };
  return headOf(site, texts, releasePath(choice), choice.week === null && choice.kind === null && choice.page === 1, choice.region, list);
}

export function airingHead(site: LocalSite, parameters: URLSearchParams, list: Titles): PageHead {
  const choice = parseAiringChoice(parameters);
  const heading = site.words.site.navigation.releases[site.catalog].airing;
  const texts = { heading, root: { name: heading, path: paths.airing }, description: site.words.upcoming.airingPage.descriptions[site.catalog] };
  return headOf(site, texts, airingPath(choice), choice.day === 0 && choice.page === 1, choice.region, list);
}
