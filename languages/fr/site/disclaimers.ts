import type { Prose } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";

/** Stand in the footer and in the policy pages: one wording each (readings). */

const hosting = (siteName: string): string =>
  `${siteName} n’héberge aucun contenu protégé par le droit d’auteur. Les réclamations en la matière sont à adresser aux sites qui hébergent les contenus`;

/** Section 1's disclaimer. Without an address of the operator it leads to the contact page. */
export const disclaimer = ({ name, contactEmail }: Pick<PublicSite, "name" | "contactEmail">, contactPath: string): Prose => [
  `${hosting(name)}\u202f; pour une réclamation visant ${name}, `,
  ...(contactEmail === null ? ["consulte la ", { text: "page Contact", to: contactPath }] : ["écris à ", { text: contactEmail, to: `mailto:${contactEmail}` }]),
  ".",
];

/** The disclaimer of a contact page without an address. */
export const disclaimerWithoutAddress = (siteName: string): string =>
  `${hosting(siteName)}. Une réclamation visant ${siteName} s’adresse à la personne qui gère ce site, qui n’a pas encore fourni d’adresse e\u2011mail.`;

/** Shown with the embedded catalog. */
export const sampleNote =
  "Ce catalogue d’exemple réunit des films et des séries du domaine public ou sous licence libre. Ses notes et ses critiques sont elles aussi des exemples.";

/** The provider's terms of use require this wording. */
export const providerNotice = "This product uses the TMDB API but is not endorsed or certified by TMDB.";

export const disclaimers = { disclaimer, sampleNote, providerNotice };
