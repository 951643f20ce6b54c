import { breadcrumbs, itemList } from "#app/head/list-data.server.ts";
import { noindexHead, type PageHead } from "#app/head/page-head.server.ts";
import { collectionPageTitle, pageTitles } from "#app/head/page-title.ts";
import { collectionImage } from "#app/head/social-image.server.ts";
import { pageDescriptions, pageNames } from "#app/words/page-descriptions.ts";
import { canonicalCollectionPath, paths } from "#domain/addresses.ts";
import type { PublicSite } from "#domain/site.ts";
import { titleLink } from "#features/browse/list-heads.server.ts";
import type { Collection } from "#features/titles/model/collection.ts";
import { filmCount } from "./words/collection-page.ts";

/** `collection`: null if there is none, undefined if its query failed. */
export function collectionHead(site: PublicSite, collection: Collection | null | undefined): PageHead {
  if (!collection) return noindexHead(pageTitles.collectionNotFound(site));
  const { name, overview, parts } = collection;
  const path = canonicalCollectionPath(collection);
  return {
    metadata: {
      title: collectionPageTitle(collection, site),
      description: overview || pageDescriptions.collection(name, filmCount(parts.length)),
      image: collectionImage(site, collection),
      path,
      contentType: "general",
      keywords: [name],
    },
    data: [breadcrumbs(site, { name: pageNames.movies, path: paths.home }, { name, path }), itemList(site, name, parts.map(titleLink))],
  };
}
