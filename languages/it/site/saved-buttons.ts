// Save and Seen, on cards, on the pages of films and series, and by episode.
// Notices after a press, with the title's name below.
export const savedButtons = {
  saveTitle: (title: string): string => `Salva «${title}»`,
  save: "Salva",
  seen: "Visto",
  seenSeries: "Visti tutti gli episodi",
  allEpisodes: "tutti gli episodi",
  seenSeason: (season: number): string => (season === 0 ? "Speciali visti" : `Stagione ${season} vista`),
  /** `episode`: "5. The Return" */
  seenEpisode: (episode: string): string => `Visto: ${episode}`,
  saved: "Titolo salvato in «La mia lista»",
  removed: "Titolo rimosso da «La mia lista»",
  markedSeen: "Segnato come visto",
  unmarkedSeen: "Non più segnato come visto",
  /** "The Wire, S2 E5" */
  ofSeries: (series: string, part: string): string => `${series}, ${part}`,
  seasonNumber: (season: number): string => (season === 0 ? "speciali" : `stagione ${season}`),
};
