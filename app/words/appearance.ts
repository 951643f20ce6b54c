export const appearance = "Appearance";
export const themes = { system: "Automatic", dark: "Dark", light: "Light" } as const;
