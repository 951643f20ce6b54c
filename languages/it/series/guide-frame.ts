// The episode guide's frame, which the page has from the start. Its content's words are in episode-guide.ts.
export const guideFrame = {
  episodeGuide: "Guida agli episodi",
  legend: "Voti per colore",
  andUp: (rating: string): string => `Da ${rating} in su`,
  below: (rating: string): string => `Sotto ${rating}`,
  between: (first: string, last: string): string => `Da ${first} a ${last}`,
};
