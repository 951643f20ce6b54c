import { absolute } from "#app/seo/social-image.ts";
import { imageUrl } from "#domain/image-url.ts";
import { personPath } from "#domain/paths.ts";
import { firstParagraph, type Person } from "#domain/person.ts";
import type { PublicSite } from "#domain/site.ts";
import { dateOrNone, documented, textOrNone } from "./thing.ts";

/** Somebody as schema.org's Person. A department ("Acting") is no job title, so it is not given as one. */
export const personData = (site: PublicSite, somebody: Person) =>
  documented({
    "@type": "Person",
    name: somebody.name,
    url: site.origin + personPath(somebody.id),
    image: somebody.profile_path === null ? undefined : absolute(site, imageUrl(site.imageBase, somebody.profile_path, "h632")),
    description: textOrNone(firstParagraph(somebody.biography)),
    birthDate: dateOrNone(somebody.birthday),
    deathDate: dateOrNone(somebody.deathday),
    birthPlace: somebody.place_of_birth ? { "@type": "Place", name: somebody.place_of_birth } : undefined,
  });
