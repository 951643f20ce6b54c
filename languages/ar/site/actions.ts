export const actions = {
  tryAgain: "إعادة المحاولة",
  retryingSoon: "ستُعاد المحاولة خلال ثوانٍ.",
  back: "رجوع",
  goBackHome: "العودة إلى الصفحة الرئيسية",
  /** Leads from a list to its filters. */
  filterAndSort: "تصفية وترتيب",
  watchNow: "مشاهدة الآن",
};
