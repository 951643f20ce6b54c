export const seriesPage = {
  loading: "Loading the series",
  noOverview: "No description available.",
  seasonCount: (count: number): string => `${count} ${count === 1 ? "season" : "seasons"}`,
  serverHint: "The episode isn't loading? Try a different server from the dropdown below!",
  episode: "Episode",
  /** "S1:E2" */
  episodeCode: (season: number, number: number): string => `S${season}:E${number}`,
  episodes: "Episodes",
  previousEpisode: "Previous episode",
  nextEpisode: "Next episode",
  /** What the two buttons show on a phone. */
  previousShort: "Previous",
  nextShort: "Next",
  similarSeries: "Similar TV Series",
  notFound: "TV Series not found",
  notFoundText: "There is no series at this address. This link may be mistyped, or the series may have been removed.",
};
