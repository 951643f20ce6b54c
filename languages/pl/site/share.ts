export const share = {
  share: "Udostępnij",
  shareTitle: (title: string): string => `Udostępnij: ${title}`,
  shareText: (title: string, siteName: string): string => `Zobacz „${title}” w serwisie ${siteName}!`,
  moreWays: "Więcej opcji",
  copyLink: "Kopiuj link",
  copied: "Skopiowano",
};
