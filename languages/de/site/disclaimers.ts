import type { Prose } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";

/** Stand in the footer and in the policy pages: one wording each (readings). */

const hosting = (siteName: string): string =>
  `Auf ${siteName} liegen keine urheberrechtlich geschützten Inhalte. Ansprüche aus Urheberrechten gehen an die Seiten, auf denen die Inhalte liegen`;

/** Section 1's disclaimer. Without an address of the operator it leads to the contact page. */
export const disclaimer = ({ name, contactEmail }: Pick<PublicSite, "name" | "contactEmail">, contactPath: string): Prose => [
  `${hosting(name)}; geht es um ${name} selbst, `,
  ...(contactEmail === null
    ? ["steht alles auf der ", { text: "Kontaktseite", to: contactPath }]
    : ["schreib an ", { text: contactEmail, to: `mailto:${contactEmail}` }]),
  ".",
];

/** The disclaimer of a contact page without an address. */
export const disclaimerWithoutAddress = (siteName: string): string =>
  `${hosting(siteName)}. Geht es um ${siteName} selbst, ist zuständig, wer die Website betreibt. Eine E\u2011Mail-Adresse dafür gibt es noch nicht.`;

/** Shown with the embedded catalog. */
export const sampleNote =
  "Dies ist ein Beispielkatalog gemeinfreier und frei lizenzierter Filme und Serien. Auch seine Bewertungen und Kritiken sind Beispiele.";

/** The provider's terms of use require this wording. */
export const providerNotice = "This product uses the TMDB API but is not endorsed or certified by TMDB.";

export const disclaimers = { disclaimer, sampleNote, providerNotice };
