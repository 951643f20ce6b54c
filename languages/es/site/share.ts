export const share = {
  share: "Compartir",
  shareTitle: (title: string): string => `Compartir «${title}»`,
  moreWays: "Más opciones",
  copyLink: "Copiar enlace",
  copied: "Copiado",
};
