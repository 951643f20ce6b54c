/** Of the parts that Home fetches later: apart, so that no chunk is shared for a few words. */
export const posterStrip = "Popular right now";
export const readyToWatch = "Ready to watch";
export const readyFailed = "Failed to load what is ready to watch";
export const allReady = "See all";
export const trendingSeries = "Trending Series";
export const questions = "Questions and answers";
