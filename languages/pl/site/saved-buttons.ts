// Save and Seen, on cards, on the pages of films and series, and by episode.
// Notices after a press, with the title's name below.
export const savedButtons = {
  saveTitle: (title: string): string => `Zapisz na liście: ${title}`,
  save: "Zapisz na liście",
  seen: "Obejrzane",
  seenSeries: "Wszystkie odcinki obejrzane",
  allEpisodes: "wszystkie odcinki",
  seenSeason: (season: number): string => (season === 0 ? "Odcinki specjalne obejrzane" : `Sezon ${season} obejrzany`),
  /** `episode`: "5. The Return" */
  seenEpisode: (episode: string): string => `Obejrzane: ${episode}`,
  saved: "Zapisano na mojej liście",
  removed: "Usunięto z mojej listy",
  markedSeen: "Oznaczono jako obejrzane",
  unmarkedSeen: "Oznaczono jako nieobejrzane",
  /** "The Wire, S2 E5" */
  ofSeries: (series: string, part: string): string => `${series}, ${part}`,
  seasonNumber: (season: number): string => (season === 0 ? "odcinki specjalne" : `sezon ${season}`),
};
