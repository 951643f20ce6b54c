export const ads = {
  advertisement: "إعلان",
};
