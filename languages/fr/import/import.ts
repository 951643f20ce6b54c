// The page that imports from other services.
export const importPage = {
  title: "Importer tes films",
  lead: "Importe ce que tu as ajouté, regardé et noté sur Letterboxd, IMDb, Trakt, Simkl, Movary, TMDB ou Netflix. Les fichiers sont lus par ton navigateur et restent sur ton appareil\u202f; seuls les titres qu’ils contiennent sont envoyés, pour les trouver ici.",
  needsScript: "Il faut JavaScript pour importer\u00a0: c’est ton navigateur qui lit les fichiers.",
  guideTitle: "Où trouver les fichiers",
  // The services' menus have the names that their English pages show, because not all of them are in French.
  guides: {
    letterboxd: "Dans «\u00a0Settings\u00a0», ouvre «\u00a0Data\u00a0» et exporte tes données. Choisis le fichier ZIP tel quel.",
    imdb: "Ouvre tes notes, ta watchlist ou l’une de tes listes, et choisis «\u00a0Export\u00a0». Chacune donne un fichier CSV\u202f; tu peux en choisir plusieurs.",
    trakt: "Dans «\u00a0Settings\u00a0», ouvre «\u00a0Data\u00a0» et exporte tes données. Choisis le fichier ZIP, ou les fichiers JSON ou CSV qu’il contient.",
    simkl: "Dans «\u00a0Settings\u00a0», ouvre «\u00a0Backup\u00a0» et télécharge tes données en JSON ou en CSV.",
    movary: "Dans «\u00a0Settings\u00a0», ouvre «\u00a0Data\u00a0» et exporte ton historique, tes notes et ta watchlist. Choisis les trois fichiers CSV.",
    tmdb: "Dans les paramètres, ouvre «\u00a0Data Export\u00a0». Choisis les fichiers CSV de tes notes, de ta liste de suivi et de tes favoris.",
    netflix:
      "Dans «\u00a0Compte\u00a0», ouvre l’historique de visionnage de ton profil et choisis «\u00a0Tout télécharger\u00a0». Netflix n’indique pas les années\u00a0: davantage de titres peuvent rester incertains.",
  },
};
