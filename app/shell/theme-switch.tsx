import { useSyncExternalStore } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { applyTheme, onThemeChange, storedTheme, type Theme } from "./theme.ts";

const choices: readonly { theme: Theme; text: string }[] = [
  { theme: "system", text: "Automatic" },
  { theme: "dark", text: "Dark" },
  { theme: "light", text: "Light" },
];

/** Overrides the device's preference and is remembered on the device. Without script there is nothing to switch. */
export function ThemeSwitch() {
  // What is remembered is known in the browser alone, after the server's markup.
  const theme = useSyncExternalStore(onThemeChange, storedTheme, () => "system" as const);
  return (
    <fieldset className="noscript:hidden">
      <legend className="display mb-2 text-xl font-bold">Appearance</legend>
      <div className="inline-flex flex-wrap gap-1 rounded-md bg-raised-more p-1">
        {choices.map(({ theme: choice, text }) => (
          <label
            key={choice}
            className={classNames(
              "inline-flex min-h-11 cursor-pointer items-center rounded px-3.5 text-sm font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-amber",
              choice === theme ? "bg-page text-ivory" : "text-muted hover:text-ivory",
            )}
          >
            <input type="radio" name="theme" value={choice} checked={choice === theme} onChange={() => applyTheme(choice)} className="sr-only" />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
