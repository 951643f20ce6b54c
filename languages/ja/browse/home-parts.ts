export const homeParts = {
  /** Of the parts that Home fetches later: apart, so that no chunk is shared for a few words. */
  posterStrip: "いま人気の作品",
  readyToWatch: "すぐに見られる作品",
  readyFailed: "すぐに見られる作品を読み込めませんでした",
  allReady: "すべて見る",
  trendingSeries: "話題のシリーズ",
  questions: "質問と回答",
};
