export const appearance = {
  /** Of the list of languages in the footer and on the 404 page, and in the settings. */
  language: "اللغة",
  appearance: "المظهر",
  themes: { system: "تلقائي", dark: "داكن", light: "فاتح" },
};
