import type { Prose } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";

/** Stand in the footer and in the policy pages: one wording each (readings). The site's name is in the nominative. */

const hosting = (siteName: string): string =>
  `Serwis ${siteName} nie przechowuje treści chronionych prawem autorskim. Roszczenia z tytułu praw autorskich należy kierować do serwisów, które te treści przechowują`;

/** Section 1's disclaimer. Without an address of the operator it leads to the contact page. */
export const disclaimer = ({ name, contactEmail }: Pick<PublicSite, "name" | "contactEmail">, contactPath: string): Prose => [
  ...(contactEmail === null
    ? [`${hosting(name)}; o roszczeniach wobec samego serwisu ${name} informuje strona `, { text: "Kontakt", to: contactPath }]
    : [`${hosting(name)}; roszczenia wobec samego serwisu ${name} przyjmujemy pod adresem `, { text: contactEmail, to: `mailto:${contactEmail}` }]),
  ".",
];

/** The disclaimer of a contact page without an address. */
export const disclaimerWithoutAddress = (siteName: string): string =>
  `${hosting(siteName)}. Roszczenia wobec samego serwisu ${siteName} przyjmuje jego administracja, która nie podała jeszcze adresu e\u2011mail.`;

/** Shown with the embedded catalog. */
export const sampleNote = "To przykładowy katalog filmów i seriali z domeny publicznej oraz na wolnych licencjach. Oceny i recenzje też są przykładowe.";

/** The provider's terms of use require this wording. */
export const providerNotice = "This product uses the TMDB API but is not endorsed or certified by TMDB.";

export const disclaimers = { disclaimer, sampleNote, providerNotice };
