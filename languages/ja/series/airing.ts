function countdown(days: number): string {
  if (days === 0) return "今日";
  return days === 1 ? "明日" : `${days}日後`;
}
export const airing = {
  nextEpisode: "次のエピソード：",
  lastEpisode: "最新のエピソード：",
  noDate: "放送日未定",
  countdown,
};
