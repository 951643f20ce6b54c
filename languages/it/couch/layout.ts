export const layout = {
  offer: "Davanti alla TV? Immagini e testo grandi, per le frecce e OK.",
  turnOn: "Vista per la TV",
  enterPlayer: "OK entra nel player, Indietro ti riporta qui.",
};
