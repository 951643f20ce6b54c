export const subscription = {
  title: "Dans ton propre calendrier",
  download: "Télécharger le fichier",
  downloadNote: "Un fichier ICS avec les dates ci-dessus, pour tout calendrier. Celles qui seront annoncées plus tard n’y seront pas.",
  subscribe: "S’abonner",
  subscribeNote: "Ton calendrier lit cette adresse deux fois par jour et reçoit les nouvelles dates tout seul.",
  /** What the address gives away. */
  ids: "L’adresse contient les numéros de ces titres. Le service qui gère ton calendrier les voit, et ne voit rien d’autre de ce que tu fais ici.",
  withoutNames: "Sans les titres d’épisodes",
  address: "Adresse de l’abonnement",
  firstTitles: (count: number): string => `Il contient ${count} de tes titres, d’abord ceux qui ont des dates annoncées.`,
  /** In a calendar file: "Example (New season)". */
  withNote: (text: string, note: string): string => `${text} (${note})`,
};
