// The episode guide's frame, which the page has from the start. Its content's words are in episode-guide.ts.
export const guideFrame = {
  episodeGuide: "Guia de episódios",
  legend: "Notas por cor",
  andUp: (rating: string): string => `${rating} ou mais`,
  below: (rating: string): string => `Abaixo de ${rating}`,
  between: (first: string, last: string): string => `${first} a ${last}`,
};
