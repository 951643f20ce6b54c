// The episode guide's frame, which the page has from the start. Its content's words are in episode-guide.ts.
export const guideFrame = {
  episodeGuide: "Episodenführer",
  legend: "Bewertungen nach Farbe",
  andUp: (rating: string): string => `Ab ${rating}`,
  below: (rating: string): string => `Unter ${rating}`,
  between: (first: string, last: string): string => `${first} bis ${last}`,
};
