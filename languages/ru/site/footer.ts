export const footer = {
  /** Section 2's footer columns, and their links by the page. */
  columns: { about: "О нас", legal: "Правила", help: "Помощь" },
  links: {
    about: "О сайте",
    blogs: "Блог",
    privacy: "Конфиденциальность",
    terms: "Условия использования",
    faq: "Частые вопросы",
    contact: "Контакты",
    support: "Поддержка",
  },
  copyrightLine: (siteName: string): string => `© ${siteName}. Все права защищены.`,
  /** The button that opens the consent panel. */
  privacyChoices: "Настройки приватности",
};
