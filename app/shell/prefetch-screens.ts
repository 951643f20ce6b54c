import type { ScreenName } from "#app/route.ts";

/** Fetches a screen's head, and then what it shows below. Rejects if it cannot be fetched. */
export type LoadScreen = (name: ScreenName) => Promise<unknown>;

/** One screen's code after another's: a visitor who taps early waits for one of them. A failure is ignored: rendering fetches the code again. */
export async function prefetchScreens(loadScreen: LoadScreen, names: readonly ScreenName[]): Promise<void> {
  for (const name of names) await loadScreen(name).catch(() => undefined);
}
