export const ads = {
  advertisement: "Anzeige",
};
