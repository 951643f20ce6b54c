export const ads = {
  advertisement: "Publicidade",
};
