export const whereToWatch = {
  whereToWatch: "أين يُعرض",
  country: "البلد",
  offerKinds: {
    stream: "بالاشتراك",
    free: "مجانًا",
    ads: "مع إعلانات",
    rent: "استئجار",
    buy: "شراء",
  },
  /** `country` stands in the field above. */
  noOffers: "لا تُعرف هناك خدمة تعرض هذا العمل أو تؤجّره أو تبيعه.",
  loadingOffers: "جارٍ التحميل",
  /** The film database's terms require it. */
  credit: "بيانات البث من JustWatch.",
  allOffers: "الأسعار وروابط الخدمات",
};
