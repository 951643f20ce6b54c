import type { Words } from "../words.ts";

/** What the server says in place of a page, and where the operator has given no text. nginx's own pages: docs/deploy/nginx.conf. */
export const words: Words["server"] = {
  overload: { title: "لحظات ونعود", text: "عدد الزوار كبير جدًا في هذه اللحظة. يُرجى إعادة المحاولة بعد قليل." },
  tooManyRequests: "وصلت طلبات كثيرة جدًا من عنوان الشبكة هذا. يُرجى الانتظار قليلًا ثم إعادة المحاولة.",
  methodNotAllowed: "هذا الرابط لا يقبل سوى GET وHEAD",
  failure: (reference: string | undefined): string => `حدث خطأ هنا. يُرجى إعادة المحاولة.${reference === undefined ? "" : ` الرقم المرجعي: ${reference}`}`,
  noSuchFile: "لا يوجد ملف كهذا",
  takenDown: "أُزيل هذا المحتوى",
  /** Of the site's search, for browsers. */
  search: (siteName: string): string => `البحث عن أفلام ومسلسلات وأشخاص في ${siteName}`,
  /** `newFilms`: a feed's title; `description`: what feeds have. */
  feeds: {
    newFilms: (person: string): string => `أفلام جديدة يشارك فيها ${person}`,
    description: "أسماء الأعمال وسنواتها وروابطها",
  },
  brand: { tagline: "أفلامك المفضّلة للمشاهدة عبر الإنترنت" },
};
