export const share = {
  share: "مشاركة",
  shareTitle: (title: string): string => `مشاركة ${title}`,
  moreWays: "طرق أخرى",
  copyLink: "نسخ الرابط",
  copied: "تم النسخ",
};
