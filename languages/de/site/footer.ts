export const footer = {
  /** Section 2's footer columns, and their links by the page. */
  columns: { about: "Über uns", legal: "Rechtliches", help: "Hilfe" },
  links: {
    about: "Über die Website",
    blogs: "Blog",
    privacy: "Datenschutz",
    terms: "Nutzungsbedingungen",
    faq: "Häufige Fragen",
    contact: "Kontakt",
    support: "Support",
  },
  copyrightLine: (siteName: string): string => `© ${siteName}. Alle Rechte vorbehalten.`,
  /** The button that opens the consent panel. */
  privacyChoices: "Datenschutzeinstellungen",
};
