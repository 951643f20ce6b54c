export const subscription = {
  title: "Nel tuo calendario",
  download: "Scarica come file",
  downloadNote: "Un file ICS con le date qui sopra, per qualsiasi calendario. Quelle annunciate più tardi non ci saranno.",
  subscribe: "Abbonati",
  subscribeNote: "Il tuo calendario legge questo indirizzo due volte al giorno e riceve da solo le nuove date.",
  /** What the address gives away. */
  ids: "L’indirizzo contiene i codici di questi titoli. Il servizio che gestisce il tuo calendario li vede, e non vede altro di ciò che fai qui.",
  withoutNames: "Senza titoli degli episodi",
  address: "Indirizzo dell’abbonamento",
  firstTitles: (count: number): string => `Contiene ${count} dei tuoi titoli, prima quelli con date annunciate.`,
  /** In a calendar file: "Example (New season)". */
  withNote: (text: string, note: string): string => `${text} (${note})`,
};
