function countdown(days: number): string {
  if (days === 0) return "hoy";
  return days === 1 ? "mañana" : `dentro de ${days}\u00a0días`;
}
export const airing = {
  nextEpisode: "Próximo episodio:",
  lastEpisode: "Último episodio:",
  noDate: "fecha por anunciar",
  countdown,
};
