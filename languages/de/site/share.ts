export const share = {
  share: "Teilen",
  shareTitle: (title: string): string => `${title} teilen`,
  shareText: (title: string, siteName: string): string => `Schau dir „${title}“ auf ${siteName} an!`,
  moreWays: "Andere Wege",
  copyLink: "Link kopieren",
  copied: "Kopiert",
};
