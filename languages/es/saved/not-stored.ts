// Beside what the visitor has saved, where the device is set to remember nothing.
export const notStored = {
  remembersNothing: "Este dispositivo está configurado para no recordar nada. Lo que guardes dura hasta que cierres o recargues esta página.",
  changeThat: "Cambiarlo en Ajustes",
};
