export const ads = {
  advertisement: "Advertisement",
};
