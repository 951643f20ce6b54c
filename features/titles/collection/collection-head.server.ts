import { breadcrumbs, itemList } from "#app/head/list-data.server.ts";
import type { LocalSite } from "#app/head/local-site.server.ts";
import { noindexHead, type PageHead } from "#app/head/page-head.server.ts";
import { collectionImage } from "#app/head/social-image.server.ts";
import { canonicalCollectionPath, paths } from "#domain/addresses.ts";
import { withSiteName } from "#domain/page-title.ts";
import { titleLink } from "#features/lists/title-link.server.ts";
import type { Collection } from "#features/titles/model/collection.ts";

/** `collection`: null if there is none, undefined if its query failed. */
export function collectionHead(site: LocalSite, collection: Collection | null | undefined): PageHead {
  if (!collection) return noindexHead(withSiteName(site.words.site.pageTitles.collectionNotFound, site));
  const { pageDescriptions, pageNames } = site.words.heads.pageDescriptions;
  const { filmCount } = site.words.titles.collectionPage;
  const { name, overview, parts } = collection;
  const path = canonicalCollectionPath(collection);
  return {
    metadata: {
      title: withSiteName(collection.name, site),
      description: overview || pageDescriptions.collection(name, filmCount(parts.length)),
      image: collectionImage(site, collection),
      path,
      contentType: "general",
      keywords: [name],
    },
    data: [breadcrumbs(site, { name: pageNames.movies, path: paths.home }, { name, path }), itemList(site, name, parts.map(titleLink))],
  };
}
