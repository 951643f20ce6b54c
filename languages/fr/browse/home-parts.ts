export const homeParts = {
  /** Of the parts that Home fetches later: apart, so that no chunk is shared for a few words. */
  posterStrip: "Populaires en ce moment",
  readyToWatch: "À voir tout de suite",
  readyFailed: "Impossible de charger les titres à voir tout de suite",
  allReady: "Tout voir",
  trendingSeries: "Séries tendance",
  questions: "Questions et réponses",
};
