export const pages = {
  read: "Ganzen Artikel lesen",
  close: "Artikel einklappen",
  minutesToRead: (minutes: number): string => `${minutes}\u00a0Min. Lesezeit`,
  goOnWith: "Als Nächstes ansehen",
  onThisPage: "Auf dieser Seite",
};
