import type { Prose } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";

/** Stand in the footer and in the policy pages: one wording each (readings). */

const hosting = (siteName: string): string =>
  `${siteName}は、著作権で保護されたコンテンツをホストしていません。著作権に関する申し立ては、コンテンツをホストしているサイトへお願いします。`;

/** Section 1's disclaimer. Without an address of the operator it leads to the contact page. */
export const disclaimer = ({ name, contactEmail }: Pick<PublicSite, "name" | "contactEmail">, contactPath: string): Prose => [
  `${hosting(name)}${name}自体に関する申し立てについては、`,
  ...(contactEmail === null
    ? [{ text: "お問い合わせページ", to: contactPath }, "をご覧ください。"]
    : [{ text: contactEmail, to: `mailto:${contactEmail}` }, "までご連絡ください。"]),
];

/** The disclaimer of a contact page without an address. */
export const disclaimerWithoutAddress = (siteName: string): string =>
  `${hosting(siteName)}${siteName}自体に関する申し立ての窓口は、このサイトの運営者です。運営者のメールアドレスは、まだ用意されていません。`;

/** Shown with the embedded catalog. */
export const sampleNote = "これは、パブリックドメインまたはオープンライセンスの映画とシリーズを集めたサンプルカタログです。評価とレビューもサンプルです。";

/** The wording that the provider's terms of use require. */
export const providerNotice = "This product uses the TMDB API but is not endorsed or certified by TMDB.";

export const disclaimers = { disclaimer, sampleNote, providerNotice };
