export const appearance = {
  appearance: "Appearance",
  themes: { system: "Automatic", dark: "Dark", light: "Light" },
};
