// Save and Seen, on cards, on the pages of films and series, and by episode.
// Notices after a press, with the title's name below.
export const savedButtons = {
  // Save and Seen, on cards, on the pages of films and series, and by episode. "Visto" agrees with "título" and "episodio".
  saveTitle: (title: string): string => `Guardar «${title}»`,
  save: "Guardar",
  seen: "Visto",
  seenSeries: "Todo visto",
  allEpisodes: "todos los episodios",
  seenSeason: (season: number): string => (season === 0 ? "Especiales vistos" : `Temporada ${season} vista`),
  /** `episode`: "5. The Return" */
  seenEpisode: (episode: string): string => `Visto: ${episode}`,
  saved: "Guardado en Mi lista",
  removed: "Quitado de Mi lista",
  markedSeen: "Marcado como visto",
  unmarkedSeen: "Marcado como no visto",
  /** "The Wire, T2 E5" */
  ofSeries: (series: string, part: string): string => `${series}, ${part}`,
  seasonNumber: (season: number): string => (season === 0 ? "especiales" : `temporada ${season}`),
};
