import { titles } from "../counts.ts";
import { airing } from "../series/airing.ts";
import { episodeCode } from "../site/episode-code.ts";
import { titleFacts } from "../titles/title-facts.ts";

export const calendarPage = {
  heading: "Calendrier",
  lead: "Les prochaines dates des séries que tu suis et des films de Ma liste. Ce calendrier est créé dans ce navigateur.",
  needsScript:
    "Ton calendrier est créé dans ce navigateur, à partir de ce qui y est enregistré, et nécessite JavaScript. Active JavaScript dans ton navigateur et recharge cette page.",
  loading: "Ouverture de ton calendrier",
  /** What is stored on the device could not be read. */
  failed: "Impossible d’ouvrir ton calendrier. Ce que tu as ajouté est toujours enregistré sur cet appareil.",
  /** The server did not answer. */
  daysFailed: "Impossible de charger les dates de tes titres.",
  stillLoading: "Certains titres sont encore en cours de chargement.",
  /** Of titles that the server could not load, also after some time. */
  notLoaded: (count: number): string => `Impossible de charger ${titles(count)}.`,
  views: "Affichage",
  viewNames: { agenda: "Agenda", month: "Mois" },
  previousMonth: "Mois précédent",
  nextMonth: "Mois suivant",
  /** Heading of what has no date. */
  noDate: "Date à venir",
  /** Of a month or a year of which the day is not known. */
  dayUnknown: "Jour à préciser",
  countdown: airing.countdown,
  nothingInMonth: "Rien n’est prévu pour ce mois.",
  /** A link of the month's table, for screen readers: "Friday, December 4: 2 titles". */
  dayWithTitles: (day: string, count: number): string => `${day}\u00a0: ${titles(count)}`,
  marks: { premiere: "Début de la série", return: "Nouvelle saison", finale: "Fin de saison" },
  /** "S2 E5 to E8": episodes of one day. */
  episodesOfDay: (season: number, first: number, last: number): string => `${episodeCode.shortEpisodeCode(season, first)} à E${last}`,
  /** How a film comes out, by the film database's numbers. */
  release: (type: number | undefined): string => (type === undefined ? undefined : titleFacts.releaseTypes[type]) ?? "Sortie",
  filmsIn: (country: string): string => `Les dates des films sont celles de ce pays\u00a0: ${country}.`,
  latestTitles: (count: number): string => `Voici les ${count} titres que tu as ajoutés ou regardés en dernier.`,
  empty: {
    message: "Rien à suivre pour l’instant",
    hint: "Ajoute un film ou une série à Ma liste, ou commence une série\u00a0: les prochaines dates s’afficheront ici.",
  },
  nothingAnnounced: {
    message: "Aucune date annoncée",
    hint: "Dès que l’un de tes titres aura un nouvel épisode ou une date de sortie, tu le verras ici.",
  },
};
