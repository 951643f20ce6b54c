// Beside what the visitor has saved, where the device is set to remember nothing.
export const notStored = {
  remembersNothing: "Cet appareil est réglé pour ne rien retenir. Ce que tu enregistres est gardé jusqu’à ce que tu fermes ou recharges cette page.",
  changeThat: "Changer cela dans les réglages",
};
