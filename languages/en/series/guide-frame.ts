// The episode guide's frame, which the page has from the start. Its content's words are in episode-guide.ts.
export const guideFrame = {
  episodeGuide: "Episode Guide",
  legend: "Ratings by color",
  andUp: (rating: string): string => `${rating} and up`,
  below: (rating: string): string => `Below ${rating}`,
  between: (first: string, last: string): string => `${first} to ${last}`,
};
