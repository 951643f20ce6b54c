// The episode guide's frame, which the page has from the start. Its content's words are in episode-guide.ts.
export const guideFrame = {
  episodeGuide: "Гид по сериям",
  legend: "Рейтинги по цветам",
  andUp: (rating: string): string => `От ${rating}`,
  below: (rating: string): string => `Ниже ${rating}`,
  between: (first: string, last: string): string => `${first}–${last}`,
};
