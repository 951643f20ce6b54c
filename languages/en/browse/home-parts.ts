export const homeParts = {
  /** Of the parts that Home fetches later: apart, so that no chunk is shared for a few words. */
  posterStrip: "Popular right now",
  readyToWatch: "Ready to watch",
  readyFailed: "Failed to load what is ready to watch",
  allReady: "See all",
  trendingSeries: "Trending Series",
  questions: "Questions and answers",
};
