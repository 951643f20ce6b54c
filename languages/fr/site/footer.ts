export const footer = {
  /** Section 2's footer columns, and their links by the page. */
  columns: { about: "À propos", legal: "Infos légales", help: "Aide" },
  links: {
    about: "À propos du site",
    blogs: "Blog",
    privacy: "Confidentialité",
    terms: "Conditions d’utilisation",
    faq: "Questions fréquentes",
    contact: "Contact",
    support: "Assistance",
  },
  copyrightLine: (siteName: string): string => `© ${siteName}. Tous droits réservés.`,
  /** The button that opens the consent panel. */
  privacyChoices: "Choix de confidentialité",
};
