import type { Prose } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";

/** Stand in the footer and in the policy pages: one wording each (readings). */

const hosting = (siteName: string): string =>
  `${siteName} non ospita contenuti protetti dal diritto d’autore. I reclami sul diritto d’autore vanno rivolti ai siti che ospitano i contenuti`;

/** Section 1's disclaimer. Without an address of the operator it leads to the contact page. */
export const disclaimer = ({ name, contactEmail }: Pick<PublicSite, "name" | "contactEmail">, contactPath: string): Prose => [
  `${hosting(name)}; per un reclamo che riguarda direttamente ${name}, `,
  ...(contactEmail === null
    ? ["consulta la pagina ", { text: "Contatti", to: contactPath }]
    : ["scrivi a ", { text: contactEmail, to: `mailto:${contactEmail}` }]),
  ".",
];

/** The disclaimer of a contact page without an address. */
export const disclaimerWithoutAddress = (siteName: string): string =>
  `${hosting(siteName)}. Un reclamo che riguarda direttamente ${siteName} va rivolto a chi gestisce il sito, che non ha ancora fornito un indirizzo email.`;

/** Shown with the embedded catalog. */
export const sampleNote =
  "Questo è un catalogo di esempio, con film e serie di pubblico dominio o con licenza aperta. Anche i voti e le recensioni sono di esempio.";

/** The provider's terms of use require this wording. */
export const providerNotice = "This product uses the TMDB API but is not endorsed or certified by TMDB.";

export const disclaimers = { disclaimer, sampleNote, providerNotice };
