import { breadcrumbs } from "#app/head/list-data.server.ts";
import type { LocalSite } from "#app/head/local-site.server.ts";
import { noindexHead, type PageHead } from "#app/head/page-head.server.ts";
import { personImage } from "#app/head/social-image.server.ts";
import { personPath } from "#domain/addresses.ts";
import { withSiteName } from "#domain/page-title.ts";
import { nameIn } from "#domain/provider-names.ts";
import { firstParagraph, type Person } from "./model/person.ts";
import { personData } from "./person-data.server.ts";

/** `person`: null if there is none, undefined if its query failed. */
export function personHead(site: LocalSite, person: Person | null | undefined): PageHead {
  if (!person) return noindexHead(withSiteName(site.words.site.pageTitles.personNotFound, site));
  const path = personPath(person.id);
  return {
    metadata: {
      title: withSiteName(person.name, site),
      description: firstParagraph(person.biography) || site.words.heads.pageDescriptions.pageDescriptions.person(person.name, site),
      image: personImage(site, person),
      path,
      contentType: "general",
      keywords: [person.name, ...(person.known_for_department ? [nameIn(site.words.site.departments, person.known_for_department)] : [])],
    },
    data: [personData(site, person), breadcrumbs(site, { name: person.name, path })],
  };
}
