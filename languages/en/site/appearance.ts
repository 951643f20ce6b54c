export const appearance = {
  /** Of the list of languages in the footer and on the 404 page, and in the settings. */
  language: "Language",
  appearance: "Appearance",
  themes: { system: "Automatic", dark: "Dark", light: "Light" },
};
