import type { paths } from "#domain/addresses.ts";
import type { Prose } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";

// Without an import: each page's words would bring the addresses along.
const contactPath: (typeof paths)["contact"] = "/contact";

const disclaimer = ({ name, contactEmail }: Pick<PublicSite, "name" | "contactEmail">): Prose => [
  `Auf ${name} liegen keine urheberrechtlich geschützten Inhalte. Ansprüche aus Urheberrechten gehen an die Seiten, auf denen die Inhalte liegen; geht es um ${name} selbst, `,
  ...(contactEmail === null
    ? ["steht alles auf der ", { text: "Kontaktseite", to: contactPath }]
    : ["schreib an ", { text: contactEmail, to: `mailto:${contactEmail}` }]),
  ".",
];

export const disclaimers = {
  disclaimer,
  sampleNote: "Dies ist ein Beispielkatalog gemeinfreier und frei lizenzierter Filme und Serien. Auch seine Bewertungen und Rezensionen sind Beispiele.",
  /** The provider's terms of use require this wording. */
  providerNotice: "This product uses the TMDB API but is not endorsed or certified by TMDB.",
  providerName: "TMDB",
};
