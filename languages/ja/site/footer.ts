export const footer = {
  /** Section 2's footer columns, and their links by the page. */
  columns: { about: "サイト情報", legal: "規約・ポリシー", help: "ヘルプ" },
  links: {
    about: "このサイトについて",
    blogs: "ブログ",
    privacy: "プライバシーポリシー",
    terms: "利用規約",
    faq: "よくある質問",
    contact: "お問い合わせ",
    support: "サポート",
  },
  copyrightLine: (siteName: string): string => `© ${siteName}. 無断転載を禁じます。`,
  /** The button that opens the consent panel. */
  privacyChoices: "プライバシー設定",
};
