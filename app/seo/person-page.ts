import { pageDescriptions, pageNames } from "#content/page-descriptions.ts";
import { pageTitles, personPageTitle } from "#domain/page-title.ts";
import { paths, personPath } from "#domain/paths.ts";
import { firstParagraph } from "#domain/person.ts";
import { type Describe, nothingHere } from "./head-facts.ts";
import { personImage } from "./social-image.ts";
import { breadcrumbs } from "./structured-data/list-data.ts";
import { personData } from "./structured-data/person-data.ts";

export const describePerson: Describe = ({ person, site }) => {
  if (!person) return nothingHere(pageTitles.personNotFound(site));
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
    data: [
      personData(site, person),
      breadcrumbs(site, [
        { name: pageNames.home, path: paths.landing },
        { name: person.name, path },
      ]),
    ],
  };
};
