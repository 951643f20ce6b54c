import { ratingText } from "../text.ts";

// The episode guide's frame, which the page has from the start. Its content's words are in episode-guide.ts.
export const guideFrame = {
  episodeGuide: "Episodenführer",
  legend: "Bewertungen nach Farbe",
  andUp: (rating: string): string => `Ab ${ratingText(rating)}`,
  below: (rating: string): string => `Unter ${ratingText(rating)}`,
  between: (first: string, last: string): string => `${ratingText(first)} bis ${ratingText(last)}`,
};
