import { paths } from "#domain/addresses.ts";
export const footer = {
  /** Section 2's footer columns. */
  footerColumns: [
    {
      title: "Über uns",
      links: [
        { to: paths.about, text: "Über die Website" },
        { to: paths.blogs, text: "Blog" },
      ],
    },
    {
      title: "Rechtliches",
      links: [
        { to: paths.privacy, text: "Datenschutz" },
        { to: paths.terms, text: "Nutzungsbedingungen" },
      ],
    },
    {
      title: "Hilfe",
      links: [
        { to: paths.faq, text: "Häufige Fragen" },
        { to: paths.contact, text: "Kontakt" },
        { to: paths.support, text: "Support" },
      ],
    },
  ],
  copyrightLine: (siteName: string): string => `© ${siteName}. Alle Rechte vorbehalten.`,
  /** The button that opens the consent panel. */
  privacyChoices: "Datenschutzeinstellungen",
};
