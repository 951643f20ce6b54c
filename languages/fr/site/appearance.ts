export const appearance = {
  appearance: "Apparence",
  themes: { system: "Automatique", dark: "Sombre", light: "Clair" },
};
