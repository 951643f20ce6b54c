export const ads = {
  advertisement: "広告",
};
