export const searchBox = {
  fieldLabel: "البحث عن عمل أو اسم",
  placeholder: "بحث...",
  loading: "جارٍ التحميل...",
  typesLabel: "البحث في",
  /** specification.md, section 2: shorter than the search page's tabs. */
  types: { movies: "أفلام", tv: "مسلسلات", people: "أشخاص" },
};
