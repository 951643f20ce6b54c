export const footer = {
  /** Section 2's footer columns, and their links by the page. */
  columns: { about: "من نحن", legal: "معلومات قانونية", help: "المساعدة" },
  links: {
    about: "عن الموقع",
    blogs: "المدونة",
    privacy: "سياسة الخصوصية",
    terms: "شروط الخدمة",
    faq: "الأسئلة الشائعة",
    contact: "التواصل معنا",
    support: "الدعم",
  },
  copyrightLine: (siteName: string): string => `© ${siteName}. جميع الحقوق محفوظة.`,
  /** The button that opens the consent panel (`languages/ar/ads/consent.ts`). */
  privacyChoices: "خيارات الخصوصية",
};
