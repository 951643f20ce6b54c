import { useSyncExternalStore } from "react";
import { classNames } from "#app/ui/class-names.ts";
import * as words from "#content/words/appearance.ts";
import { applyTheme, onThemeChange, storedTheme, type Theme } from "./theme.ts";

const themes: readonly Theme[] = ["dark", "light", "system"];

/** Overrides the device's preference and stores the choice on the device. Hidden without script. */
export function ThemeSwitch() {
  // The server does not know the stored theme.
  const current = useSyncExternalStore(onThemeChange, storedTheme, () => "system" as const);
  return (
    <fieldset className="noscript:hidden">
      <legend className="display mb-2 text-xl font-bold">{words.appearance}</legend>
      <div className="inline-flex flex-wrap gap-1 rounded-md bg-raised-more p-1">
        {themes.map((theme) => (
          <label
            key={theme}
            className={classNames(
              "inline-flex min-h-11 cursor-pointer items-center rounded px-3.5 text-sm font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-amber",
              theme === current ? "bg-page text-ivory" : "text-muted hover:text-ivory",
            )}
          >
            <input type="radio" name="theme" value={theme} checked={theme === current} onChange={() => applyTheme(theme)} className="sr-only" />
            {words.themes[theme]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
