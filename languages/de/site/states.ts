export const states = {
  pageFailed: "Gleich wieder da",
  screenFailed: "Auf dieser Seite ist etwas schiefgegangen.",
  stillWaiting: "Die Filmdatenbank hat noch nicht geantwortet.",
  emptyList: "Hier gibt es noch nichts.",
};
