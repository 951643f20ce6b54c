export const share = {
  share: "Поделиться",
  shareTitle: (title: string): string => `Поделиться: ${title}`,
  shareText: (title: string, siteName: string): string => `Посмотри «${title}» на ${siteName}!`,
  moreWays: "Другие способы",
  copyLink: "Копировать ссылку",
  copied: "Скопировано",
};
