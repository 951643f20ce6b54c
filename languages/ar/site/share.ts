export const share = {
  share: "مشاركة",
  shareTitle: (title: string): string => `مشاركة ${title}`,
  shareText: (title: string, siteName: string): string => `اكتشف «${title}» على ${siteName}!`,
  moreWays: "طرق أخرى",
  copyLink: "نسخ الرابط",
  copied: "تم النسخ",
};
