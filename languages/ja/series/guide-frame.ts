// The episode guide's frame, which the page has from the start. Its content's words are in episode-guide.ts.
export const guideFrame = {
  episodeGuide: "エピソードガイド",
  legend: "色別の評価",
  andUp: (rating: string): string => `${rating}以上`,
  below: (rating: string): string => `${rating}未満`,
  between: (first: string, last: string): string => `${first}〜${last}`,
};
