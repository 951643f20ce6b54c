export const appearance = {
  appearance: "Darstellung",
  themes: { system: "Automatisch", dark: "Dunkel", light: "Hell" },
};
