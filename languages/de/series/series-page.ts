import { plural } from "../text.ts";

export const seriesPage = {
  loading: "Serie wird geladen",
  noOverview: "Keine Beschreibung vorhanden.",
  seasonCount: (count: number): string => plural(count, { one: "# Staffel", other: "# Staffeln" }),
  serverHint: "Die Folge lädt nicht? Probiere unten im Menü einen anderen Server!",
  episode: "Folge",
  /** "S1:F2" */
  episodeCode: (season: number, number: number): string => `S${season}:F${number}`,
  episodes: "Folgen",
  previousEpisode: "Vorherige Folge",
  nextEpisode: "Nächste Folge",
  /** What the two buttons show on a phone. */
  previousShort: "Vorherige",
  nextShort: "Nächste",
  similarSeries: "Ähnliche Serien",
  notFound: "Serie nicht gefunden",
  notFoundText: "Unter dieser Adresse gibt es keine Serie. Vielleicht hat der Link einen Tippfehler, oder die Serie wurde entfernt.",
};
