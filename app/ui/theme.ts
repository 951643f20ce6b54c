export type Theme = "system" | "dark" | "light";

/** `app/shell/early-theme.ts` reads it too, before the first paint. */
const storageKey = "matinee-theme";

/** The visitor's choice on this device. "system" if the browser blocks storage. */
export function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === "dark" || stored === "light" ? stored : "system";
  } catch {
    return "system";
  }
}

const listeners = new Set<() => void>();

/** @returns a function that unsubscribes */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === "system") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // The theme applies to this page only.
  }
  for (const listener of listeners) listener();
}
