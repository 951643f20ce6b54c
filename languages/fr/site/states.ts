export const states = {
  pageFailed: "De retour dans un instant",
  screenFailed: "Un problème est survenu sur cette page.",
  stillWaiting: "La base de données de films n’a pas encore répondu.",
  emptyList: "Il n’y a encore rien ici.",
};
