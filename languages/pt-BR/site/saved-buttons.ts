// Save and Seen, on cards, on the pages of films and series, and by episode.
// Notices after a press, with the title's name below.
export const savedButtons = {
  saveTitle: (title: string): string => `Salvar ${title}`,
  save: "Salvar na Minha lista",
  /** "Já vi": "visto" would have to agree with "filme" or "série". */
  seen: "Já vi",
  seenSeries: "Já vi todos os episódios",
  allEpisodes: "todos os episódios",
  seenSeason: (season: number): string => (season === 0 ? "Já vi os especiais" : `Já vi a temporada ${season}`),
  /** `episode`: "5. The Return" */
  seenEpisode: (episode: string): string => `Já vi: ${episode}`,
  saved: "Salvo na Minha lista",
  removed: "Removido da Minha lista",
  markedSeen: "Marcado como visto",
  unmarkedSeen: "Não está mais marcado como visto",
  /** "The Wire, T2 E5" */
  ofSeries: (series: string, part: string): string => `${series}, ${part}`,
  seasonNumber: (season: number): string => (season === 0 ? "especiais" : `temporada ${season}`),
};
