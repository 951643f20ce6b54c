export const share = {
  share: "Compartir",
  shareTitle: (title: string): string => `Compartir «${title}»`,
  shareText: (title: string, siteName: string): string => `¡Mira «${title}» en ${siteName}!`,
  moreWays: "Más opciones",
  copyLink: "Copiar enlace",
  copied: "Copiado",
};
