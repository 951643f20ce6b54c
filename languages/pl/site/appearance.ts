export const appearance = {
  /** Of the list of languages in the footer and on the 404 page, and in the settings. */
  language: "Język",
  appearance: "Wygląd",
  themes: { system: "Automatyczny", dark: "Ciemny", light: "Jasny" },
};
