// Beside what the visitor has saved, where the device is set to remember nothing.
export const notStored = {
  remembersNothing: "Questo dispositivo è impostato per non ricordare niente. Ciò che salvi dura finché non chiudi o ricarichi questa pagina.",
  changeThat: "Modifica nelle Impostazioni",
};
