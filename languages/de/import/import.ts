// The page that imports from other services.
export const importPage = {
  title: "Filme importieren",
  lead: "Bring mit, was du bei Letterboxd, IMDb, Trakt, Simkl, Movary, TMDB oder Netflix gemerkt, gesehen und bewertet hast. Dein Browser liest die Dateien, und sie bleiben auf deinem Gerät; nur die Titel darin werden gesendet, um sie hier zu finden.",
  needsScript: "Ein Import braucht JavaScript: Dein Browser liest die Dateien selbst.",
  guideTitle: "So bekommst du die Dateien",
  // The services' menus have the names that their English pages show, because not all of them are in German.
  guides: {
    letterboxd: "Öffne unter „Settings“ den Punkt „Data“ und exportiere deine Daten. Wähle die ZIP-Datei, wie sie ist.",
    imdb: "Öffne deine Bewertungen, deine Watchlist oder eine deiner Listen und wähle „Export“. Jede ist eine CSV-Datei; du kannst mehrere wählen.",
    trakt: "Öffne unter „Settings“ den Punkt „Data“ und exportiere deine Daten. Wähle die ZIP-Datei oder die JSON- oder CSV-Dateien darin.",
    simkl: "Öffne unter „Settings“ den Punkt „Backup“ und lade die Daten als JSON oder CSV herunter.",
    movary: "Öffne unter „Settings“ den Punkt „Data“ und exportiere Verlauf, Bewertungen und Watchlist. Wähle die drei CSV-Dateien.",
    tmdb: "Öffne in den Einstellungen den Punkt „Data Export“. Wähle die CSV-Dateien deiner Bewertungen, deiner Merkliste und deiner Favoriten.",
    netflix:
      "Öffne unter „Konto“ den Titelverlauf deines Profils und wähle „Alle herunterladen“. Netflix nennt keine Jahre, daher können mehr Titel unklar sein.",
  },
};
