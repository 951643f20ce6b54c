import { pageDescriptions, pageNames } from "#content/page-descriptions.ts";
import { filmCount } from "#content/words/collection-page.ts";
import { canonicalCollectionPath, paths } from "#domain/addresses.ts";
import type { Collection } from "#domain/collection.ts";
import { collectionPageTitle, pageTitles } from "#domain/page-title.ts";
import type { PublicSite } from "#domain/site.ts";
import { titleLink } from "./list-heads.ts";
import { noindexHead, type PageHead } from "./page-head.ts";
import { collectionImage } from "./social-image.ts";
import { breadcrumbs, itemList } from "./structured-data/list-data.ts";

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
