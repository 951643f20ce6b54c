export const appearance = {
  /** Of the list of languages in the footer and on the 404 page, and in the settings. */
  language: "Idioma",
  appearance: "Aparência",
  themes: { system: "Automática", dark: "Escura", light: "Clara" },
};
