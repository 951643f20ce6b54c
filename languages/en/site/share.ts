export const share = {
  share: "Share",
  shareTitle: (title: string): string => `Share ${title}`,
  moreWays: "More ways",
  copyLink: "Copy link",
  copied: "Copied",
};
