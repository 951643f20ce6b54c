// The episode guide's frame, which the page has from the start. Its content's words are in episode-guide.ts.
export const guideFrame = {
  episodeGuide: "دليل الحلقات",
  legend: "التقييمات حسب اللون",
  andUp: (rating: string): string => `${rating} فأكثر`,
  below: (rating: string): string => `أقل من ${rating}`,
  between: (first: string, last: string): string => `من ${first} إلى ${last}`,
};
