export const share = {
  share: "Partager",
  shareTitle: (title: string): string => `Partager\u00a0: ${title}`,
  shareText: (title: string, siteName: string): string => `Découvre «\u00a0${title}\u00a0» sur ${siteName}\u202f!`,
  moreWays: "Autres options",
  copyLink: "Copier le lien",
  copied: "Copié",
};
