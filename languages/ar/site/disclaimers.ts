import type { Prose } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";

/** Stand in the footer and in the policy pages: one wording each (readings). */

const hosting = (siteName: string): string => `لا يستضيف ${siteName} أي محتوى محمي بحقوق النشر. تُوجَّه مطالبات حقوق النشر إلى المواقع المستضيفة`;

/** Section 1's disclaimer. Without an address of the operator it leads to the contact page. */
export const disclaimer = ({ name, contactEmail }: Pick<PublicSite, "name" | "contactEmail">, contactPath: string): Prose => [
  `${hosting(name)}؛ أما المطالبات المتعلقة بموقع ${name} نفسه `,
  ...(contactEmail === null ? ["فمكانها ", { text: "صفحة التواصل", to: contactPath }] : ["فتُرسل إلى ", { text: contactEmail, to: `mailto:${contactEmail}` }]),
  ".",
];

/** The disclaimer of a contact page without an address. */
export const disclaimerWithoutAddress = (siteName: string): string =>
  `${hosting(siteName)}. أما المطالبات المتعلقة بموقع ${siteName} نفسه فتُوجَّه إلى الجهة القائمة عليه، ولم تقدّم بعد عنوان بريد إلكتروني.`;

/** Shown with the embedded catalog. */
export const sampleNote = "هذه مجموعة تجريبية من أفلام ومسلسلات ضمن الملكية العامة أو برخص مفتوحة. والتقييمات والمراجعات فيها تجريبية أيضًا.";

/** The wording that the provider's terms of use require, translated. */
export const providerNotice = "يستخدم هذا المنتج واجهة برمجة TMDB، لكنه غير معتمد ولا مصدّق من TMDB.";

export const disclaimers = { disclaimer, sampleNote, providerNotice };
