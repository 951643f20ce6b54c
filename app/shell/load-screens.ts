import type { LazyComponent } from "#app/ui/deferred.ts";
import { whenIdle } from "#app/ui/idle.ts";
import type { ScreenProps } from "./screen-stack.tsx";

export type LazyScreens = Record<string, LazyComponent<ScreenProps>>;

/** A failure is ignored: rendering fetches the code again. */
export const loadScreen = async (screens: LazyScreens, name: string): Promise<void> => screens[name]?.load().catch(() => undefined);

/** One after another: each inserts its files, which takes a slow phone 30 to 90 ms. */
export function loadScreensWhenIdle(screens: LazyScreens, [name, ...later]: readonly string[]): void {
  if (name !== undefined) whenIdle(() => void loadScreen(screens, name).then(() => loadScreensWhenIdle(screens, later)));
}
