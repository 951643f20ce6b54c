export const states = {
  pageFailed: "Torniamo fra un attimo",
  screenFailed: "Qualcosa è andato storto in questa pagina.",
  stillWaiting: "Il database dei film non ha ancora risposto.",
  emptyList: "Qui non c’è ancora niente.",
};
