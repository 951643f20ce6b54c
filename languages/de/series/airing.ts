function countdown(days: number): string {
  if (days === 0) return "heute";
  return days === 1 ? "morgen" : `in ${days} Tagen`;
}
export const airing = {
  nextEpisode: "Nächste Folge:",
  lastEpisode: "Letzte Folge:",
  noDate: "Termin steht noch nicht fest",
  countdown,
};
