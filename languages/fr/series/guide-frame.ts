// The episode guide's frame, which the page has from the start. Its content's words are in episode-guide.ts.
export const guideFrame = {
  episodeGuide: "Guide des épisodes",
  legend: "Notes par couleur",
  andUp: (rating: string): string => `${rating} et plus`,
  below: (rating: string): string => `Moins de ${rating}`,
  between: (first: string, last: string): string => `${first} à ${last}`,
};
