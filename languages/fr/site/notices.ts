const error = (text: string) => ({ title: "Erreur", text });
const notStored = (text: string) => ({ title: "Non enregistré sur cet appareil", text });

/** The messages of specification.md, section 8, and those of parts that it does not name. */
export const notices = {
  "trending-movies": error("Impossible de charger les films tendance"),
  "popular-movies": error("Impossible de charger les films populaires"),
  "top-rated-movies": error("Impossible de charger les films les mieux notés"),
  "popular-series": error("Impossible de charger les séries populaires"),
  "top-rated-series": error("Impossible de charger les séries les mieux notées"),
  movie: error("Impossible de charger les détails du film"),
  series: error("Impossible de charger les détails de la série"),
  season: error("Impossible de charger les détails de la saison"),
  search: error("Impossible de charger les résultats de recherche"),
  genreMovies: error("Impossible de charger les films de ce genre"),
  genreSeries: error("Impossible de charger les séries de ce genre"),
  person: error("Impossible de charger la fiche de cette personne"),
  linkCopied: { title: "Lien copié\u202f!", text: "Le lien est dans ton presse-papiers." },
  linkNotCopied: { title: "Échec de la copie", text: "Impossible de copier le lien. Réessaie." },
  // Not in section 8's table.
  "trending-series": error("Impossible de charger les séries tendance"),
  discover: error("Impossible de charger la liste"),
  upcoming: error("Impossible de charger les films par date de sortie"),
  airing: error("Impossible de charger le programme de la télévision"),
  cast: error("Impossible de charger la distribution"),
  reviews: error("Impossible de charger les critiques"),
  similarMovies: error("Impossible de charger les films similaires"),
  similarSeries: error("Impossible de charger les séries similaires"),
  recommendations: error("Impossible de charger les recommandations"),
  whereToWatch: error("Impossible de charger les offres de streaming"),
  episodeGuide: error("Impossible de charger le guide des épisodes"),
  collection: error("Impossible de charger la saga"),
  fullCredits: error("Impossible de charger le générique"),
  pictures: error("Impossible de charger les images"),
  notSaved: error("Ce changement n’a pas été enregistré. Vérifie ta connexion et réessaie."),
  savedFull: notStored("L’espace que ton navigateur réserve à ce site est plein. Ton changement est gardé jusqu’à ce que tu fermes ou recharges cette page."),
  savedDenied: notStored(
    "Ce navigateur ne permet pas à ce site d’enregistrer quoi que ce soit. Ton changement est gardé jusqu’à ce que tu fermes ou recharges cette page.",
  ),
  savedDamaged: {
    title: "Une partie des données enregistrées est illisible",
    text: "Elle a été mise de côté sur cet appareil. Tu peux l’exporter dans les réglages.",
  },
  savedNewer: {
    title: "Les données enregistrées viennent d’une version plus récente de ce site",
    text: "Recharge la page pour les utiliser. Si tu changes d’abord quelque chose ici, elles seront mises de côté et tu pourras les exporter dans les réglages.",
  },
};
