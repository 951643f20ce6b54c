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
  /** What the two buttons show on a phone. */
  previousShort: "Poprzedni",
  nextShort: "Następny",
  similarSeries: "Podobne seriale",
  notFound: "Nie znaleziono serialu",
  notFoundText: "Pod tym adresem nie ma żadnego serialu. Może w linku jest literówka albo serial został usunięty.",
};
