import { titled } from "../text.ts";

// Sections of a movie's page and of a series' page.
export const titleSections = {
  about: (title: string): string => `${titled(title)}について`,
  readMore: "続きを読む",
  readLess: "閉じる",
  cast: "キャスト",
  noCast: "この作品のキャスト情報はまだありません。",
  genres: "ジャンル",
  reviews: "レビュー",
  noReviews: "この作品のレビューはまだありません。",
  reviewRating: (rating: number | null): string => (rating === null ? "評価なし" : `${rating}/10`),
  readMoreOfReview: "続きを読む",
  readLessOfReview: "閉じる",
  /** Follows both for screen readers. */
  ofReviewBy: (author: string): string => `（${author}さんのレビュー）`,
  noSimilarTitles: "似ている作品はまだありません。",
  browseGenres: "この映画のジャンルから探す：",
  recommendations: "おすすめ",
};
