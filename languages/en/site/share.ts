export const share = {
  share: "Share",
  shareTitle: (title: string): string => `Share ${title}`,
  /** Section 2. */
  shareText: (title: string, siteName: string): string => `Check out "${title}" on ${siteName}!`,
  moreWays: "More ways",
  copyLink: "Copy link",
  copied: "Copied",
};
