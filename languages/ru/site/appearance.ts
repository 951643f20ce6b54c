export const appearance = {
  appearance: "Оформление",
  themes: { system: "Авто", dark: "Тёмное", light: "Светлое" },
};
