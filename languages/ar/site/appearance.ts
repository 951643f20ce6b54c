export const appearance = {
  appearance: "المظهر",
  themes: { system: "تلقائي", dark: "داكن", light: "فاتح" },
};
