export const ads = {
  advertisement: "Pubblicità",
};
