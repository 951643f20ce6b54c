export const footer = {
  /** Section 2's footer columns, and their links by the page. */
  columns: { about: "Chi siamo", legal: "Note legali", help: "Aiuto" },
  links: {
    about: "Il sito",
    blogs: "Blog",
    privacy: "Informativa sulla privacy",
    terms: "Condizioni d’uso",
    faq: "Domande frequenti",
    contact: "Contatti",
    support: "Assistenza",
  },
  copyrightLine: (siteName: string): string => `© ${siteName}. Tutti i diritti riservati.`,
  /** The button that opens the consent panel. */
  privacyChoices: "Preferenze privacy",
};
