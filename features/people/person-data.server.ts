import type { LocalSite } from "#app/head/local-site.server.ts";
import { absolute } from "#app/head/social-image.server.ts";
import { dateOrUndefined, jsonLd, textOrUndefined } from "#app/head/thing.server.ts";
import { personPath } from "#domain/addresses.ts";
import { imageUrl } from "#domain/image-url.ts";
import { firstParagraph, type Person } from "./model/person.ts";

/** schema.org's Person. Without `jobTitle`, because a department ("Acting") is none. */
export const personData = (site: LocalSite, person: Person) =>
  jsonLd({
    "@type": "Person",
    name: person.name,
    url: site.base + personPath(person.id),
    image: person.profile_path === null ? undefined : absolute(site, imageUrl(site.imageBase, person.profile_path, "h632")),
    description: textOrUndefined(firstParagraph(person.biography)),
    birthDate: dateOrUndefined(person.birthday),
    deathDate: dateOrUndefined(person.deathday),
    birthPlace: person.place_of_birth ? { "@type": "Place", name: person.place_of_birth } : undefined,
  });
