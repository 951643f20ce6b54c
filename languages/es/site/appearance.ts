export const appearance = {
  appearance: "Apariencia",
  themes: { system: "Automática", dark: "Oscura", light: "Clara" },
};
