import type { ListPageName } from "#domain/addresses.ts";

type Description = { description: (site: { tagline: string }) => string; keywords: readonly string[] };

export const listPages = {
  /** The name of each page, of its breadcrumb and its document title, and the name of its list. The landing page's title is the site's. */
  listPageTexts: {
    landing: { page: "الرئيسية", list: "الأفلام الأكثر شعبية" },
    home: { page: "الأفلام", list: "الأفلام الأكثر شعبية" },
    top: { page: "الأفلام الأعلى تقييمًا", list: "الأفلام الأعلى تقييمًا" },
    series: { page: "المسلسلات", list: "المسلسلات الأكثر شعبية" },
    topSeries: { page: "المسلسلات الأعلى تقييمًا", list: "المسلسلات الأعلى تقييمًا" },
  },
  /** For search engines: in the browser nothing reads it. `keywords`: section 2's "extra keywords". */
  listPageDescriptions: {
    landing: {
      description: ({ tagline }) => `${tagline}. أفلام ومسلسلات وصنّاعها للاستكشاف والمشاهدة: مجانًا ودون حساب.`,
      keywords: ["أفلام", "مسلسلات", "مشاهدة أون لاين", "مجانًا"],
    },
    home: {
      description: () => "أفلام لسهرة الليلة: الأكثر شعبية والرائجة ومسلسلات الأسبوع. يكفي فتح أحدها والضغط على زر التشغيل.",
      keywords: ["أفلام", "الأفلام الأكثر شعبية", "مشاهدة أون لاين", "مجانًا"],
    },
    top: {
      description: () => "الأفلام الأعلى تقييمًا على جدار واحد من الملصقات. ولكل منها صفحة بطاقم التمثيل والمراجعات ومشغّل.",
      keywords: ["الأفلام الأعلى تقييمًا", "أفضل الأفلام", "مشاهدة أون لاين"],
    },
    series: {
      description: () => "مسلسلات تبدأ مشاهدتها الليلة، موسمًا بعد موسم. لكل حلقة مشغّل ورابط يمكن مشاركته.",
      keywords: ["مسلسلات", "المسلسلات الأكثر شعبية", "حلقات", "مشاهدة أون لاين"],
    },
    topSeries: {
      description: () => "المسلسلات الأعلى تقييمًا، مع المواسم والحلقات وطاقم التمثيل والمراجعات، ومشغّل لكل حلقة.",
      keywords: ["المسلسلات الأعلى تقييمًا", "أفضل المسلسلات", "مشاهدة أون لاين"],
    },
  } as Record<ListPageName, Description>,
};
