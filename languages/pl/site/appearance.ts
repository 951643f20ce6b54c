export const appearance = {
  appearance: "Wygląd",
  themes: { system: "Automatyczny", dark: "Ciemny", light: "Jasny" },
};
