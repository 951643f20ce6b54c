export const footer = {
  /** Section 2's footer columns, and their links by the page. */
  columns: { about: "O nas", legal: "Informacje prawne", help: "Pomoc" },
  links: {
    about: "O serwisie",
    blogs: "Blog",
    privacy: "Polityka prywatności",
    terms: "Regulamin",
    faq: "Częste pytania",
    contact: "Kontakt",
    support: "Pomoc techniczna",
  },
  copyrightLine: (siteName: string): string => `© ${siteName}. Wszelkie prawa zastrzeżone.`,
  /** The button that opens the consent panel. */
  privacyChoices: "Ustawienia prywatności",
};
