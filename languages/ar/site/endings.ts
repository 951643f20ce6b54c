export const endings = {
  /** Below a page, or a list, that has nothing to show. */
  searchLabel: "البحث عن شيء آخر للمشاهدة",
  popular: "الأكثر شعبية الآن",
};
