// Save and Seen, on cards, on the pages of films and series, and by episode.
// Notices after a press, with the title's name below.
export const savedButtons = {
  saveTitle: (title: string): string => `${title} merken`,
  save: "Merken",
  seen: "Gesehen",
  seenSeries: "Alle Folgen gesehen",
  allEpisodes: "alle Folgen",
  seenSeason: (season: number): string => (season === 0 ? "Specials gesehen" : `Staffel ${season} gesehen`),
  /** `episode`: "5. The Return" */
  seenEpisode: (episode: string): string => `Gesehen: ${episode}`,
  saved: "Auf die Merkliste gesetzt",
  removed: "Von der Merkliste entfernt",
  markedSeen: "Als gesehen markiert",
  unmarkedSeen: "Nicht mehr als gesehen markiert",
  /** "The Wire, S2 F5" */
  ofSeries: (series: string, part: string): string => `${series}, ${part}`,
  seasonNumber: (season: number): string => (season === 0 ? "Specials" : `Staffel ${season}`),
};
