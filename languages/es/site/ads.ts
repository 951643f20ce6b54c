export const ads = {
  advertisement: "Publicidad",
};
