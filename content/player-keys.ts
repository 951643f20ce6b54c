import { shortcuts } from "./words/player-page.ts";

/** The first-party player's keys, for pages of text. */
export const playerKeys: readonly string[] = shortcuts.map(({ keys, does }) => `${keys}: ${does}`);
