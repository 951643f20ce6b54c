export const notFoundPage = {
  heading: "Seite nicht gefunden",
  text: "Unter dieser Adresse gibt es keine Seite. Vielleicht hat der Link einen Tippfehler, oder die Seite ist umgezogen.",
  goHome: "Zur Startseite",
};
