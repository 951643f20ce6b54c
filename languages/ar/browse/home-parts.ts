export const homeParts = {
  /** Of the parts that Home fetches later: apart, so that no chunk is shared for a few words. */
  posterStrip: "الأكثر شعبية الآن",
  readyToWatch: "جاهز للمشاهدة",
  readyFailed: "تعذّر تحميل الأعمال الجاهزة للمشاهدة",
  allReady: "عرض الكل",
  trendingSeries: "المسلسلات الرائجة",
  questions: "أسئلة وأجوبة",
};
