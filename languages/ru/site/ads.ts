export const ads = {
  advertisement: "Реклама",
};
