// Save and Seen, on cards, on the pages of films and series, and by episode.
// Notices after a press, with the title's name below.
export const savedButtons = {
  saveTitle: (title: string): string => `Ajouter à Ma liste\u00a0: ${title}`,
  save: "Ajouter à Ma liste",
  /** Of a film or an episode: both are masculine. */
  seen: "Vu",
  seenSeries: "Tous les épisodes vus",
  allEpisodes: "tous les épisodes",
  seenSeason: (season: number): string => (season === 0 ? "Épisodes spéciaux vus" : `Saison ${season} vue`),
  /** `episode`: "5. The Return" */
  seenEpisode: (episode: string): string => `Vu\u00a0: ${episode}`,
  saved: "Ajouté à Ma liste",
  removed: "Retiré de Ma liste",
  markedSeen: "Marqué comme vu",
  unmarkedSeen: "Marqué comme non vu",
  /** "The Wire, S2 E5" */
  ofSeries: (series: string, part: string): string => `${series}, ${part}`,
  seasonNumber: (season: number): string => (season === 0 ? "épisodes spéciaux" : `saison ${season}`),
};
