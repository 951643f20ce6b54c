export const share = {
  share: "Поделиться",
  shareTitle: (title: string): string => `Поделиться: ${title}`,
  moreWays: "Другие способы",
  copyLink: "Копировать ссылку",
  copied: "Скопировано",
};
