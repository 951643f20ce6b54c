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

/** The one wording of the disclaimer. */
export const disclaimer = (siteName: string, contactEmail: string): string =>
  `${siteName} hosts no copyrighted content. Copyright claims go to the hosting sites; a claim about ${siteName} itself reaches us at ${contactEmail}.`;

export const copyrightLine = (siteName: string): string => `© ${siteName}. All rights reserved.`;

/** Opens the question about what is optional, where something is (`content/consent.ts`). */
export const privacyChoices = "Privacy choices";

/** Shown while the embedded catalogue is in use. */
export const sampleNote = "The catalogue is a sample of public-domain and openly licensed films. Its ratings and reviews are samples, too.";

/** The wording that the provider's terms of use ask for. */
export const providerNotice = "This product uses the TMDB API but is not endorsed or certified by TMDB.";
