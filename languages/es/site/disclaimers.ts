import type { Prose } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";

/** Stand in the footer and in the policy pages: one wording each (readings). */

const hosting = (siteName: string): string =>
  `${siteName} no aloja contenido protegido por derechos de autor. Las reclamaciones por derechos de autor deben dirigirse a los sitios que lo alojan`;

/** Section 1's disclaimer. Without an address of the operator it leads to the contact page. */
export const disclaimer = ({ name, contactEmail }: Pick<PublicSite, "name" | "contactEmail">, contactPath: string): Prose => [
  `${hosting(name)}; para una reclamación sobre ${name} en sí, `,
  ...(contactEmail === null
    ? ["consulta la ", { text: "página de contacto", to: contactPath }]
    : ["escribe a ", { text: contactEmail, to: `mailto:${contactEmail}` }]),
  ".",
];

/** The disclaimer of a contact page without an address. */
export const disclaimerWithoutAddress = (siteName: string): string =>
  `${hosting(siteName)}. Las reclamaciones sobre ${siteName} en sí deben dirigirse a quien gestiona este sitio, que aún no ha facilitado un correo electrónico.`;

/** Shown with the embedded catalog. */
export const sampleNote =
  "Este es un catálogo de muestra, con películas y series de dominio público o con licencia abierta. Sus valoraciones y reseñas también son de muestra.";

/** The provider's terms of use require this wording. */
export const providerNotice = "This product uses the TMDB API but is not endorsed or certified by TMDB.";

export const disclaimers = { disclaimer, sampleNote, providerNotice };
