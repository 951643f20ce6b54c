export const footer = {
  /** Section 2's footer columns, and their links by the page. */
  columns: { about: "Sobre nós", legal: "Termos legais", help: "Ajuda" },
  links: {
    about: "Sobre o site",
    blogs: "Blog",
    privacy: "Política de privacidade",
    terms: "Termos de uso",
    faq: "Perguntas frequentes",
    contact: "Contato",
    support: "Suporte",
  },
  copyrightLine: (siteName: string): string => `© ${siteName}. Todos os direitos reservados.`,
  /** The button that opens the consent panel. */
  privacyChoices: "Opções de privacidade",
};
