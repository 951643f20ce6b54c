import type { Prose } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";

/** Stand in the footer and in the policy pages: one wording each (readings). */

const hosting = (siteName: string): string =>
  `${siteName} не размещает у себя материалы, защищённые авторским правом. Претензии по авторским правам принимают сайты, на которых эти материалы размещены`;

/** Section 1's disclaimer. Without an address of the operator it leads to the contact page. */
export const disclaimer = ({ name, contactEmail }: Pick<PublicSite, "name" | "contactEmail">, contactPath: string): Prose => [
  `${hosting(name)}; если претензия касается самого сайта ${name}, `,
  ...(contactEmail === null
    ? ["открой ", { text: "страницу контактов", to: contactPath }]
    : ["напиши на ", { text: contactEmail, to: `mailto:${contactEmail}` }]),
  ".",
];

/** The disclaimer of a contact page without an address. */
export const disclaimerWithoutAddress = (siteName: string): string =>
  `${hosting(siteName)}. Претензии к самому сайту ${siteName} принимает его администрация, но адрес электронной почты она пока не указала.`;

/** Shown with the embedded catalog. */
export const sampleNote =
  "Это демонстрационный каталог фильмов и сериалов, которые стали общественным достоянием или вышли под открытыми лицензиями. Рейтинги и рецензии в нём тоже приведены для примера.";

/** The provider's terms of use require this wording. */
export const providerNotice = "This product uses the TMDB API but is not endorsed or certified by TMDB.";

export const disclaimers = { disclaimer, sampleNote, providerNotice };
