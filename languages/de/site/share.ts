export const share = {
  share: "Teilen",
  shareTitle: (title: string): string => `${title} teilen`,
  moreWays: "Andere Wege",
  copyLink: "Link kopieren",
  copied: "Kopiert",
};
