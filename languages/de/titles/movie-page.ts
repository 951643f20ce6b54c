export const moviePage = {
  loading: "Film wird geladen",
  serverHint: "Der Film lädt nicht? Probiere unten einen anderen Server!",
  summary: "Überblick",
  noOverview: "Zu diesem Film ist keine Beschreibung vorhanden.",
  similarMovies: "Ähnliche Filme",
  notFound: "Film nicht gefunden",
  notFoundText: "Unter dieser Adresse gibt es keinen Film. Vielleicht hat der Link einen Tippfehler, oder der Film wurde entfernt.",
};
