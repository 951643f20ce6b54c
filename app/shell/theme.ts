export type Theme = "system" | "dark" | "light";

/** Also read by `app/shell/early-theme.ts`, before anything else runs. */
const storageKey = "matinee-theme";

/** The remembered choice. A browser that forbids storage remembers nothing. */
export function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === "dark" || stored === "light" ? stored : "system";
  } catch {
    return "system";
  }
}

const listeners = new Set<() => void>();

/** Calls `changed` after each new choice on this page. @returns a function that stops it */
export function onThemeChange(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === "system") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // The colors change for this page at least.
  }
  for (const changed of listeners) changed();
}
