export const appearance = {
  appearance: "Aspetto",
  themes: { system: "Automatico", dark: "Scuro", light: "Chiaro" },
};
