export const share = {
  share: "Udostępnij",
  shareTitle: (title: string): string => `Udostępnij: ${title}`,
  moreWays: "Więcej opcji",
  copyLink: "Kopiuj link",
  copied: "Skopiowano",
};
