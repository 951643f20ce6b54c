export const pages = {
  read: "Ganzen Artikel lesen",
  close: "Einklappen",
  minutesToRead: (minutes: number): string => `${minutes}\u00a0Min. Lesezeit`,
  goOnWith: "Als Nächstes ansehen",
  onThisPage: "Auf dieser Seite",
};
