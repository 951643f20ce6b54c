// The episode guide's frame, which the page has from the start. Its content's words are in episode-guide.ts.
export const guideFrame = {
  episodeGuide: "Guía de episodios",
  legend: "Valoraciones por color",
  andUp: (rating: string): string => `${rating} o más`,
  below: (rating: string): string => `Menos de ${rating}`,
  between: (first: string, last: string): string => `${first} a ${last}`,
};
