import { paths } from "#domain/addresses.ts";
export const footer = {
  /** Section 2's footer columns. */
  footerColumns: [
    {
      title: "About Us",
      links: [
        { to: paths.about, text: "About" },
        { to: paths.blogs, text: "Blogs" },
      ],
    },
    {
      title: "Legal",
      links: [
        { to: paths.privacy, text: "Privacy Policy" },
        { to: paths.terms, text: "Terms of Service" },
      ],
    },
    {
      title: "Help",
      links: [
        { to: paths.faq, text: "FAQ" },
        { to: paths.contact, text: "Contact Us" },
        { to: paths.support, text: "Support" },
      ],
    },
  ],
  copyrightLine: (siteName: string): string => `© ${siteName}. All rights reserved.`,
  /** The button that opens the consent panel (`features/ads/words/consent.ts`). */
  privacyChoices: "Privacy choices",
};
