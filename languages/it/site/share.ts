export const share = {
  share: "Condividi",
  shareTitle: (title: string): string => `Condividi «${title}»`,
  moreWays: "Altri modi",
  copyLink: "Copia link",
  copied: "Copiato",
};
