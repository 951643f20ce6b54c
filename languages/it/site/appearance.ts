export const appearance = {
  /** Of the list of languages in the footer and on the 404 page, and in the settings. */
  language: "Lingua",
  appearance: "Aspetto",
  themes: { system: "Automatico", dark: "Scuro", light: "Chiaro" },
};
