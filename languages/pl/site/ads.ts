export const ads = {
  advertisement: "Reklama",
};
