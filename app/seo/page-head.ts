import { pageTitles } from "#domain/page-title.ts";
import { type Describe, type Described, type HeadFacts, nothingHere } from "./head-facts.ts";
import type { HeadTag } from "./head-tag.ts";
import { headTags } from "./head-tags.ts";
import { describeList } from "./list-pages.ts";
import { describePerson } from "./person-page.ts";
import { describeSearch } from "./search-page.ts";
import { staticPages } from "./static-pages.ts";
import { describeMovie, describeSeries } from "./title-pages.ts";

const describeNotFound: Describe = ({ site }) => nothingHere(pageTitles.notFound(site));

/** Who describes a page, by its screen. */
const describers: Record<string, Describe> = {
  ...staticPages,
  home: describeList,
  seriesList: describeList,
  genres: describeList,
  movie: describeMovie,
  series: describeSeries,
  person: describePerson,
  search: describeSearch,
};

/**
 * What is not there (404, 410, 503) is nothing to index and nothing to share. A page that parameters change is one of countless
 * variants: not to be indexed, but shared as what it shows.
 */
function described(facts: HeadFacts): Described {
  const { screen, status, search, site } = facts;
  const { metadata, data } = (describers[screen] ?? describeNotFound)(facts);
  if (status === 503) return nothingHere(pageTitles.unavailable(site));
  if (status !== 200) return nothingHere(metadata.path === null ? metadata.title : pageTitles.notFound(site));
  if (search === "" || metadata.path === null) return { metadata, data };
  return { metadata: { ...metadata, path: metadata.path + search, noindex: true }, data };
}

/** A page's head as values. */
export function headOf(facts: HeadFacts): HeadTag[] {
  const { metadata, data } = described(facts);
  return [...headTags(metadata, facts.site), ...data.map((value): HeadTag => ({ tag: "json-ld", data: value }))];
}
