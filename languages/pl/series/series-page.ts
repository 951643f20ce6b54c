import { seasons } from "../counts.ts";

export const seriesPage = {
  loading: "Wczytywanie serialu",
  noOverview: "Brak opisu.",
  seasonCount: seasons,
  serverHint: "Odcinek się nie wczytuje? Wypróbuj inny serwer z menu poniżej!",
  episode: "Odcinek",
  /** "S1:E2" */
  episodeCode: (season: number, number: number): string => `S${season}:E${number}`,
  episodes: "Odcinki",
  previousEpisode: "Poprzedni odcinek",
  nextEpisode: "Następny odcinek",
  /** On a phone the buttons show the first word alone. */
  previousEpisodeWords: ["Poprzedni", "odcinek"] satisfies [string, string],
  nextEpisodeWords: ["Następny", "odcinek"] satisfies [string, string],
  similarSeries: "Podobne seriale",
  notFound: "Nie znaleziono serialu",
  notFoundText: "Pod tym adresem nie ma żadnego serialu. Może w linku jest literówka albo serial został usunięty.",
};
