function countdown(days: number): string {
  if (days === 0) return "dzisiaj";
  // From two: "dni" is the form of all further numbers.
  return days === 1 ? "jutro" : `za ${days} dni`;
}
export const airing = {
  nextEpisode: "Następny odcinek:",
  lastEpisode: "Ostatni odcinek:",
  noDate: "data jeszcze nieznana",
  countdown,
};
