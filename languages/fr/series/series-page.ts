import { seasons } from "../counts.ts";
import { episodeCode as codes } from "../site/episode-code.ts";

export const seriesPage = {
  loading: "Chargement de la série",
  noOverview: "Aucun synopsis disponible.",
  seasonCount: seasons,
  serverHint: "L’épisode ne se lance pas\u202f? Essaie un autre serveur dans le menu ci-dessous\u202f!",
  episode: "Épisode",
  /** "S1 E2" */
  episodeCode: codes.shortEpisodeCode,
  episodes: "Épisodes",
  previousEpisode: "Épisode précédent",
  nextEpisode: "Épisode suivant",
  /** What the two buttons show on a phone. */
  previousShort: "Précédent",
  nextShort: "Suivant",
  similarSeries: "Séries similaires",
  notFound: "Série introuvable",
  notFoundText: "Il n’y a aucune série à cette adresse. Le lien contient peut-être une faute de frappe, ou la série a été retirée.",
};
