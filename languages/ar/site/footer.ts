import { paths } from "#domain/addresses.ts";

export const footer = {
  /** Section 2's footer columns. */
  footerColumns: [
    {
      title: "من نحن",
      links: [
        { to: paths.about, text: "عن الموقع" },
        { to: paths.blogs, text: "المدونة" },
      ],
    },
    {
      title: "معلومات قانونية",
      links: [
        { to: paths.privacy, text: "سياسة الخصوصية" },
        { to: paths.terms, text: "شروط الخدمة" },
      ],
    },
    {
      title: "المساعدة",
      links: [
        { to: paths.faq, text: "الأسئلة الشائعة" },
        { to: paths.contact, text: "التواصل معنا" },
        { to: paths.support, text: "الدعم" },
      ],
    },
  ],
  copyrightLine: (siteName: string): string => `© ${siteName}. جميع الحقوق محفوظة.`,
  /** The button that opens the consent panel (`languages/ar/ads/consent.ts`). */
  privacyChoices: "خيارات الخصوصية",
};
