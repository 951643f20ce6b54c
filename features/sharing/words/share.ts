export const share = "Share";
export const shareTitle = (title: string): string => `Share ${title}`;
export const moreWays = "More ways";
export const copyLink = "Copy link";
export const copied = "Copied";
