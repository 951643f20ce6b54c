export const share = {
  share: "Compartilhar",
  shareTitle: (title: string): string => `Compartilhar ${title}`,
  shareText: (title: string, siteName: string): string => `Confira “${title}” em ${siteName}!`,
  moreWays: "Outras formas",
  copyLink: "Copiar link",
  copied: "Copiado",
};
