import { pageDescriptions } from "#content/page-descriptions.ts";
import { personPath } from "#domain/addresses.ts";
import { pageTitles, personPageTitle } from "#domain/page-title.ts";
import { firstParagraph, type Person } from "#domain/person.ts";
import type { PublicSite } from "#domain/site.ts";
import { noindexHead, type PageHead } from "./page-head.ts";
import { personImage } from "./social-image.ts";
import { breadcrumbs } from "./structured-data/list-data.ts";
import { personData } from "./structured-data/person-data.ts";

/** `person`: null if there is none, undefined if its query failed. */
export function personHead(site: PublicSite, person: Person | null | undefined): PageHead {
  if (!person) return noindexHead(pageTitles.personNotFound(site));
  const path = personPath(person.id);
  return {
    metadata: {
      title: personPageTitle(person, site),
      description: firstParagraph(person.biography) || pageDescriptions.person(person.name, site),
      image: personImage(site, person),
      path,
      contentType: "general",
      keywords: [person.name, ...(person.known_for_department ? [person.known_for_department] : [])],
    },
    data: [personData(site, person), breadcrumbs(site, { name: person.name, path })],
  };
}
