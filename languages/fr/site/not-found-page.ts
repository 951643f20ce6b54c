export const notFoundPage = {
  heading: "Page introuvable",
  text: "Il n’y a aucune page à cette adresse. Le lien contient peut-être une faute de frappe, ou la page a été déplacée.",
  goHome: "Aller à l’accueil",
};
