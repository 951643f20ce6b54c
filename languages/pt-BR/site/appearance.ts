export const appearance = {
  appearance: "Aparência",
  themes: { system: "Automática", dark: "Escura", light: "Clara" },
};
