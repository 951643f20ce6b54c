export const footer = {
  /** Section 2's footer columns, and their links by the page. */
  columns: { about: "Quiénes somos", legal: "Legal", help: "Ayuda" },
  links: {
    about: "Acerca de",
    blogs: "Blog",
    privacy: "Política de privacidad",
    terms: "Términos de uso",
    faq: "Preguntas frecuentes",
    contact: "Contacto",
    support: "Soporte",
  },
  copyrightLine: (siteName: string): string => `© ${siteName}. Todos los derechos reservados.`,
  /** The button that opens the consent panel. */
  privacyChoices: "Opciones de privacidad",
};
