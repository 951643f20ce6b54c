import { useSyncExternalStore } from "react";
import { useWords } from "#app/words/use-words.tsx";
import { RadioSwitch } from "./radio-switch.tsx";
import { applyTheme, chosenTheme, onThemeChange } from "./theme.ts";

const themes = ["dark", "light", "system"] as const;

/** Overrides the device's preference and stores the choice on the device. `name`: of its radio group, because the settings page has two. */
export function ThemeSwitch({ name, legendClass }: { name: string; legendClass: string }) {
  const words = useWords("site").appearance;
  const choices = themes.map((theme) => [theme, words.themes[theme]] as const);
  // The server does not know the choice.
  const current = useSyncExternalStore(onThemeChange, chosenTheme, () => "system" as const);
  return <RadioSwitch name={name} legend={words.appearance} legendClass={legendClass} choices={choices} current={current} onChange={applyTheme} />;
}
