export const layout = {
  offer: "Devant la télé\u00a0? Images et texte en grand, pour les flèches et OK.",
  turnOn: "Affichage pour téléviseur",
  enterPlayer: "OK entre dans le lecteur, Retour ramène ici.",
};
