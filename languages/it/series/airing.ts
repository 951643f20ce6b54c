function countdown(days: number): string {
  if (days === 0) return "oggi";
  return days === 1 ? "domani" : `fra ${days} giorni`;
}
export const airing = {
  nextEpisode: "Prossimo episodio:",
  lastEpisode: "Ultimo episodio:",
  noDate: "data da annunciare",
  countdown,
};
