export type Theme = "system" | "dark" | "light";

/** `app/shell/early-theme.ts` reads it too, before the first paint. */
const storageKey = "matinee-theme";

const parseTheme = (text: string | null | undefined): Theme => (text === "dark" || text === "light" ? text : "system");

/** The visitor's choice, which the document shows also where the browser stores nothing. */
export const chosenTheme = (): Theme => parseTheme(document.documentElement.dataset.theme);

const listeners = new Set<() => void>();

/** The browser's own bar has the color of the first element whose media apply. */
function colorBar(chosen: Theme): void {
  for (const color of document.querySelectorAll<HTMLElement>("meta[name=theme-color]")) {
    const { theme } = color.dataset;
    if (chosen === "system") color.setAttribute("media", `(prefers-color-scheme: ${theme})`);
    else color.setAttribute("media", chosen === theme ? "all" : "not all");
  }
}

function show(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  colorBar(theme);
  for (const listener of listeners) listener();
}

/** A choice in another tab, or its deletion. */
function follow({ key, newValue }: StorageEvent): void {
  if (key === storageKey || key === null) show(parseTheme(newValue));
}

/** @returns a function that unsubscribes */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", follow);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", follow);
  };
}

export function applyTheme(theme: Theme): void {
  try {
    if (theme === "system") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // The theme applies to this page only.
  }
  show(theme);
}
