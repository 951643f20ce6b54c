// Beside what the visitor has saved, where the device is set to remember nothing.
export const notStored = {
  remembersNothing: "Este dispositivo está configurado para não guardar nada. O que você salvar dura até você fechar ou recarregar esta página.",
  changeThat: "Mudar isso em Configurações",
};
