export const ads = {
  advertisement: "Publicité",
};
