export const actions = {
  tryAgain: "再試行",
  retryingSoon: "数秒後にもう一度試します。",
  back: "戻る",
  goBackHome: "ホームに戻る",
  /** Leads from a list to its filters. */
  filterAndSort: "絞り込みと並べ替え",
  watchNow: "今すぐ見る",
};
