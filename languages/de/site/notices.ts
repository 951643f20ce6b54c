const error = (text: string) => ({ title: "Fehler", text });
const notStored = (text: string) => ({ title: "Nicht auf diesem Gerät gespeichert", text });

/** The messages of specification.md, section 8, and those of parts that it does not name. */
export const notices = {
  "trending-movies": error("Die angesagten Filme konnten nicht geladen werden"),
  "popular-movies": error("Die beliebten Filme konnten nicht geladen werden"),
  "top-rated-movies": error("Die bestbewerteten Filme konnten nicht geladen werden"),
  "popular-series": error("Die beliebten Serien konnten nicht geladen werden"),
  "top-rated-series": error("Die bestbewerteten Serien konnten nicht geladen werden"),
  movie: error("Die Angaben zum Film konnten nicht geladen werden"),
  series: error("Die Angaben zur Serie konnten nicht geladen werden"),
  season: error("Die Angaben zur Staffel konnten nicht geladen werden"),
  search: error("Die Suchergebnisse konnten nicht geladen werden"),
  genreMovies: error("Die Filme des Genres konnten nicht geladen werden"),
  genreSeries: error("Die Serien des Genres konnten nicht geladen werden"),
  person: error("Die Angaben zur Person konnten nicht geladen werden"),
  linkCopied: { title: "Link kopiert!", text: "Der Link ist jetzt in deiner Zwischenablage." },
  linkNotCopied: { title: "Kopieren fehlgeschlagen", text: "Der Link konnte nicht kopiert werden. Bitte versuche es noch einmal." },
  // Not in section 8's table.
  "trending-series": error("Die angesagten Serien konnten nicht geladen werden"),
  discover: error("Die Liste konnte nicht geladen werden"),
  upcoming: error("Die Filmstarts konnten nicht geladen werden"),
  airing: error("Das Fernsehprogramm konnte nicht geladen werden"),
  cast: error("Die Besetzung konnte nicht geladen werden"),
  reviews: error("Die Kritiken konnten nicht geladen werden"),
  similarMovies: error("Ähnliche Filme konnten nicht geladen werden"),
  similarSeries: error("Ähnliche Serien konnten nicht geladen werden"),
  recommendations: error("Die Empfehlungen konnten nicht geladen werden"),
  whereToWatch: error("Die Streamingangebote konnten nicht geladen werden"),
  episodeGuide: error("Der Episodenführer konnte nicht geladen werden"),
  collection: error("Die Filmreihe konnte nicht geladen werden"),
  fullCredits: error("Besetzung und Stab konnten nicht geladen werden"),
  pictures: error("Die Bilder konnten nicht geladen werden"),
  notSaved: error("Das wurde nicht gespeichert. Prüfe deine Verbindung und versuche es noch einmal."),
  savedFull: notStored("Der Speicher deines Browsers für diese Website ist voll. Deine Änderung gilt, bis du diese Seite schließt oder neu lädst."),
  savedDenied: notStored("Dieser Browser lässt die Website nichts speichern. Deine Änderung gilt, bis du diese Seite schließt oder neu lädst."),
  savedDamaged: {
    title: "Ein Teil der gespeicherten Daten ist nicht lesbar",
    text: "Er wurde auf diesem Gerät beiseitegelegt. In den Einstellungen kannst du ihn exportieren.",
  },
  savedNewer: {
    title: "Die gespeicherten Daten stammen aus einer neueren Version dieser Website",
    text: "Lade die Seite neu, um sie zu verwenden. Änderst du hier vorher etwas, werden sie beiseitegelegt, und du kannst sie in den Einstellungen exportieren.",
  },
};
