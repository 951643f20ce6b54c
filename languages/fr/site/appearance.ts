export const appearance = {
  /** Of the list of languages in the footer and on the 404 page, and in the settings. */
  language: "Langue",
  appearance: "Apparence",
  themes: { system: "Automatique", dark: "Sombre", light: "Clair" },
};
