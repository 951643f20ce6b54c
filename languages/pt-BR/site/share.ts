export const share = {
  share: "Compartilhar",
  shareTitle: (title: string): string => `Compartilhar ${title}`,
  moreWays: "Outras formas",
  copyLink: "Copiar link",
  copied: "Copiado",
};
