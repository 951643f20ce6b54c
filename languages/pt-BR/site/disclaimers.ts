import type { Prose } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";

/** Stand in the footer and in the policy pages: one wording each (readings). */

const hosting = (siteName: string): string =>
  `O site ${siteName} não hospeda conteúdo protegido por direitos autorais. Reclamações de direitos autorais devem ser feitas aos sites que o hospedam`;

/** Section 1's disclaimer. Without an address of the operator it leads to the contact page. */
export const disclaimer = ({ name, contactEmail }: Pick<PublicSite, "name" | "contactEmail">, contactPath: string): Prose => [
  `${hosting(name)}; se o assunto for o próprio site ${name}, `,
  ...(contactEmail === null
    ? ["veja a ", { text: "página de contato", to: contactPath }]
    : ["escreva para ", { text: contactEmail, to: `mailto:${contactEmail}` }]),
  ".",
];

/** The disclaimer of a contact page without an address. */
export const disclaimerWithoutAddress = (siteName: string): string =>
  `${hosting(siteName)}. Se o assunto for o próprio site ${siteName}, a responsabilidade é de quem o mantém, que ainda não informou um endereço de e\u2011mail.`;

/** Shown with the embedded catalog. */
export const sampleNote =
  "Este é um catálogo de amostra, com filmes e séries em domínio público ou sob licenças abertas. As notas e as críticas também são de amostra.";

/** The provider's terms of use require this wording. */
export const providerNotice = "This product uses the TMDB API but is not endorsed or certified by TMDB.";

export const disclaimers = { disclaimer, sampleNote, providerNotice };
