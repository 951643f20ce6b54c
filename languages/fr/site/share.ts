export const share = {
  share: "Partager",
  shareTitle: (title: string): string => `Partager\u00a0: ${title}`,
  moreWays: "Autres options",
  copyLink: "Copier le lien",
  copied: "Copié",
};
