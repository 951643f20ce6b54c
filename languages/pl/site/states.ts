export const states = {
  pageFailed: "Zaraz wracamy",
  screenFailed: "Na tej stronie coś poszło nie tak.",
  stillWaiting: "Nadal czekamy na bazę filmów.",
  emptyList: "Nic tu jeszcze nie ma.",
};
