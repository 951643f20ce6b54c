import type { Words } from "../words.ts";
export const words: Words["heads"] = {
  pageDescriptions: {
    /** Meta descriptions of pages that share this file, and of titles and people without an overview. */
    pageDescriptions: {
      genres: "أفلام ومسلسلات حسب التصنيف، من الأكشن إلى الويسترن. يكفي اختيار تصنيف لبدء التصفح.",
      discoverMovies: "للعثور على فيلم حسب التصنيف والسنة والتقييم ومدة العرض واللغة وغيرها. لكل قائمة رابط يمكن مشاركته.",
      discoverSeries: "للعثور على مسلسل حسب التصنيف والسنة والتقييم واللغة والشبكة وغيرها. لكل قائمة رابط يمكن مشاركته.",
      /** `heading`: "أفلام دراما" */
      discoverList: (heading: string) => `${heading}، بدءًا بالأكثر شعبية. يمكن تصفيتها حسب التقييم واللغة ومدة العرض وغيرها، وفتح أي منها للمشاهدة.`,
      movie: (title: string, site: { name: string }) => `مشاهدة ${title} على ${site.name}: طاقم التمثيل والمراجعات والأفلام المشابهة في صفحة واحدة.`,
      tv: (name: string, site: { name: string }) => `مشاهدة ${name} على ${site.name}: كل المواسم والحلقات، مع طاقم التمثيل والمراجعات.`,
      collection: (name: string, films: string) => `${name} بترتيب العرض: ${films}، مع طاقم التمثيل والمراجعات ومشغّل لكل فيلم.`,
      credits: (name: string) => `كل من شارك في صنع ${name}: طاقم التمثيل الكامل مع الأدوار، وطاقم العمل حسب الأقسام.`,
      person: (name: string, site: { name: string }) => `${name} على ${site.name}: الأفلام والمسلسلات، أمام الكاميرا وخلفها.`,
    },
    /** Each page of a list has its own description. */
    descriptionOfPage: (description: string, page: number): string => (page > 1 ? `صفحة ${page}. ${description}` : description),
    /** Section 2's "extra keywords". */
    genreKeywords: ["تصنيفات", "أفلام حسب التصنيف", "مسلسلات حسب التصنيف"],
    /** Breadcrumb names. */
    pageNames: {
      home: "الرئيسية",
      movies: "الأفلام",
      series: "المسلسلات",
      genres: "التصنيفات",
      discoverMovies: "استكشاف الأفلام",
      discoverSeries: "استكشاف المسلسلات",
    },
  },
};
