export const appearance = {
  /** Of the list of languages in the footer and on the 404 page, and in the settings. */
  language: "Sprache",
  appearance: "Darstellung",
  themes: { system: "Automatisch", dark: "Dunkel", light: "Hell" },
};
