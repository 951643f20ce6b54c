export const appearance = {
  /** Of the list of languages in the footer and on the 404 page, and in the settings. */
  language: "Язык",
  appearance: "Оформление",
  themes: { system: "Авто", dark: "Тёмное", light: "Светлое" },
};
