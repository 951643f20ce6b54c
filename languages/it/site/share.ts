export const share = {
  share: "Condividi",
  shareTitle: (title: string): string => `Condividi «${title}»`,
  shareText: (title: string, siteName: string): string => `Scopri «${title}» su ${siteName}!`,
  moreWays: "Altri modi",
  copyLink: "Copia link",
  copied: "Copiato",
};
