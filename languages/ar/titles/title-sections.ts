// Sections of a movie's page and of a series' page.
export const titleSections = {
  about: (title: string): string => `نبذة عن ${title}`,
  readMore: "قراءة المزيد",
  readLess: "عرض أقل",
  cast: "طاقم التمثيل",
  noCast: "لا توجد معلومات عن طاقم تمثيل هذا العمل بعد.",
  genres: "التصنيفات",
  reviews: "المراجعات",
  noReviews: "لا توجد مراجعات لهذا العمل بعد.",
  reviewRating: (rating: number | null): string => (rating === null ? "بلا تقييم" : `${rating}/10`),
  readMoreOfReview: "قراءة المزيد",
  readLessOfReview: "عرض أقل",
  /** Follows both for screen readers. */
  ofReviewBy: (author: string): string => `من مراجعة ${author}`,
  noSimilarTitles: "لا توجد أعمال مشابهة بعد.",
  browseGenres: "تصفح تصنيفات الفيلم:",
  recommendations: "ترشيحات",
};
