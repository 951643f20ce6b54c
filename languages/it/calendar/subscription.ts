export const subscription = {
  title: "Nella tua app di calendario",
  download: "Scarica come file",
  downloadNote: "Un file ICS con le date qui sopra, per qualsiasi app di calendario. Quelle annunciate più tardi non ci saranno.",
  subscribe: "Iscriviti al calendario",
  subscribeNote: "La tua app legge questo indirizzo due volte al giorno e riceve da sola le nuove date.",
  /** What the address gives away. */
  ids: "L’indirizzo contiene i codici di questi titoli. Il servizio che gestisce il tuo calendario li vede, e non vede altro di ciò che fai qui.",
  withoutNames: "Senza titoli degli episodi",
  address: "Indirizzo per l’iscrizione",
  firstTitles: (count: number): string => `Contiene ${count} dei tuoi titoli, a cominciare da quelli con date annunciate.`,
  /** In a calendar file: "Example (New season)". */
  withNote: (text: string, note: string): string => `${text} (${note})`,
};
