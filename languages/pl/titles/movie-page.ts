export const moviePage = {
  loading: "Wczytywanie filmu",
  serverHint: "Film się nie wczytuje? Wypróbuj inny serwer poniżej!",
  summary: "W skrócie",
  noOverview: "Ten film nie ma jeszcze opisu.",
  similarMovies: "Podobne filmy",
  notFound: "Nie znaleziono filmu",
  notFoundText: "Pod tym adresem nie ma żadnego filmu. Może w linku jest literówka albo film został usunięty.",
};
