// The episode guide's frame, which the page has from the start. Its content's words are in episode-guide.ts.
export const guideFrame = {
  episodeGuide: "Przewodnik po odcinkach",
  legend: "Oceny według kolorów",
  andUp: (rating: string): string => `Od ${rating}`,
  below: (rating: string): string => `Poniżej ${rating}`,
  between: (first: string, last: string): string => `${first}–${last}`,
};
