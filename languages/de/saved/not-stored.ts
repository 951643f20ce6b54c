// Beside what the visitor has saved, where the device is set to remember nothing.
export const notStored = {
  remembersNothing: "Dieses Gerät soll sich nichts merken. Was du speicherst, bleibt nur, bis du diese Seite schließt oder neu lädst.",
  changeThat: "In den Einstellungen ändern",
};
