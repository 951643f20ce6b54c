function countdown(days: number): string {
  if (days === 0) return "aujourd’hui";
  return days === 1 ? "demain" : `dans ${days} jours`;
}
export const airing = {
  nextEpisode: "Prochain épisode\u00a0:",
  lastEpisode: "Dernier épisode\u00a0:",
  noDate: "date à venir",
  countdown,
};
