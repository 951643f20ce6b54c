export const footer = {
  /** Section 2's footer columns, and their links by the page. */
  columns: { about: "About Us", legal: "Legal", help: "Help" },
  links: {
    about: "About",
    blogs: "Blogs",
    privacy: "Privacy Policy",
    terms: "Terms of Service",
    faq: "FAQ",
    contact: "Contact Us",
    support: "Support",
  },
  copyrightLine: (siteName: string): string => `© ${siteName}. All rights reserved.`,
  /** The button that opens the consent panel (`features/ads/words/consent.ts`). */
  privacyChoices: "Privacy choices",
};
