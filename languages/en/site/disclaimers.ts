import type { Prose } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";

/** Stand in the footer and in the policy pages: one wording each (readings). */

const hosting = (siteName: string): string => `${siteName} hosts no copyrighted content. Copyright claims go to the hosting sites`;

/** Section 1's disclaimer. Without an address of the operator it leads to the contact page. */
export const disclaimer = ({ name, contactEmail }: Pick<PublicSite, "name" | "contactEmail">, contactPath: string): Prose => [
  `${hosting(name)}; for a claim about ${name} itself, `,
  ...(contactEmail === null ? ["see the ", { text: "contact page", to: contactPath }] : ["write to ", { text: contactEmail, to: `mailto:${contactEmail}` }]),
  ".",
];

/** The disclaimer of a contact page without an address. */
export const disclaimerWithoutAddress = (siteName: string): string =>
  `${hosting(siteName)}. A claim about ${siteName} itself goes to its operator, who has not provided an email address yet.`;

/** Shown with the embedded catalog. */
export const sampleNote = "This is a sample catalog of public-domain and openly licensed films and series. Its ratings and reviews are samples, too.";

/** The wording that the provider's terms of use require. */
export const providerNotice = "This product uses the TMDB API but is not endorsed or certified by TMDB.";

export const disclaimers = { disclaimer, sampleNote, providerNotice };
