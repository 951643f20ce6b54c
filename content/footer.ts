import { paths } from "#domain/paths.ts";

/** Section 2's footer columns. */
export const footerColumns = [
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
] as const;

/** Section 1's disclaimer. */
export const disclaimer = (siteName: string, contactEmail: string): string =>
  `${siteName} hosts no copyrighted content. Copyright claims go to the hosting sites; for a claim about ${siteName} itself, write to ${contactEmail}.`;

export const copyrightLine = (siteName: string): string => `© ${siteName}. All rights reserved.`;

/** The button that opens the consent panel (`content/consent.ts`). */
export const privacyChoices = "Privacy choices";

/** Shown with the embedded catalog. */
export const sampleNote = "The catalog is a sample of public-domain and openly licensed films. Its ratings and reviews are samples, too.";

/** The wording that the provider's terms of use require. */
export const providerNotice = "This product uses the TMDB API but is not endorsed or certified by TMDB.";
