// The navigation bar and the landmarks of every page.
export const navigation = {
  skipToContent: "الانتقال إلى المحتوى",
  mainLabel: "القائمة الرئيسية",
  footerLabel: "تذييل الصفحة",
  /** The four links of specification.md, section 2. */
  movies: "الأفلام",
  series: "المسلسلات",
  topRated: "الأعلى تقييمًا",
  genres: "التصنيفات",
  /** Set apart, in a phone's menu alone. */
  discover: "استكشاف",
  /** Also at the headings of lists, and of rows on Home. */
  releases: {
    live: { upcoming: "في دور السينما", airing: "على التلفزيون" },
    embedded: { upcoming: "أفلام في ذكرى عرضها", airing: "مسلسلات في ذكرى عرضها" },
  },
  /** An icon beside the search box, and in a phone's menu. */
  myList: "قائمتي",
  /** Below it in a phone's menu. */
  calendar: "التقويم",
  /** Beside Appearance in the footer, and in a phone's menu. */
  settings: "الإعدادات",
  searchLabel: "البحث في الموقع",
  toggles: {
    search: { open: "فتح البحث", close: "إغلاق البحث" },
    menu: { open: "فتح القائمة", close: "إغلاق القائمة" },
  },
  loadingPage: "جارٍ تحميل الصفحة",
  /** Of every link that opens a window, for screen readers. */
  opensWindow: "(يُفتح في نافذة جديدة)",
};
