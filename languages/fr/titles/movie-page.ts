export const moviePage = {
  loading: "Chargement du film",
  serverHint: "Le film ne se lance pas\u202f? Essaie un autre serveur ci-dessous\u202f!",
  summary: "Résumé",
  noOverview: "Aucun synopsis disponible pour ce film.",
  similarMovies: "Films similaires",
  notFound: "Film introuvable",
  notFoundText: "Il n’y a aucun film à cette adresse. Le lien contient peut-être une faute de frappe, ou le film a été retiré.",
};
