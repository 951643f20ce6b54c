function countdown(days: number): string {
  if (days === 0) return "today";
  return days === 1 ? "tomorrow" : `in ${days} days`;
}
export const airing = {
  nextEpisode: "Next episode:",
  lastEpisode: "Last episode:",
  noDate: "date to be announced",
  countdown,
};
