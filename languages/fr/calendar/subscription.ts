export const subscription = {
  title: "Dans ton propre calendrier",
  download: "Télécharger le fichier",
  downloadNote: "Un fichier ICS avec les dates ci-dessus, pour n’importe quel calendrier. Celles qui seront annoncées plus tard n’y seront pas.",
  subscribe: "S’abonner",
  subscribeNote: "Ton calendrier lit cette adresse deux fois par jour et reçoit automatiquement les nouvelles dates.",
  /** What the address gives away. */
  ids: "L’adresse contient les numéros de ces titres. Le service qui gère ton calendrier les voit, et ne voit rien d’autre de ce que tu fais ici.",
  withoutNames: "Sans les titres des épisodes",
  address: "Adresse de l’abonnement",
  firstTitles: (count: number): string => `L’abonnement contient ${count} de tes titres, en commençant par ceux dont des dates sont annoncées.`,
  /** In a calendar file: "Example (New season)". */
  withNote: (text: string, note: string): string => `${text} (${note})`,
};
