import type { PageCommand } from "#features/player/model/player-protocol.ts";

/** `share` and `step` are fractions of 1; `faster` is 1 or -1. */
export type PlayerCommand =
  | { does: "toggle" | "mute" | "captions" | "fullscreen" | "shortcuts" }
  | { does: "seekBy"; seconds: number }
  | { does: "seekTo"; share: number }
  | { does: "speedBy"; faster: 1 | -1 }
  | { does: "volumeBy"; step: number };

/** `on`: what has the focus. Buttons and sliders handle some keys themselves, and fields (menus, dialogs) all of them. */
export type KeyPress = { key: string; modified: boolean; on: "button" | "seek" | "volume" | "field" | "other"; singleKeys: boolean };

const arrowSeconds = 5;
const letterSeconds = 10;
const volumeStep = 0.1;

const commands: Record<string, PlayerCommand> = {
  " ": { does: "toggle" },
  k: { does: "toggle" },
  j: { does: "seekBy", seconds: -letterSeconds },
  l: { does: "seekBy", seconds: letterSeconds },
  ArrowLeft: { does: "seekBy", seconds: -arrowSeconds },
  ArrowRight: { does: "seekBy", seconds: arrowSeconds },
  ArrowUp: { does: "volumeBy", step: volumeStep },
  ArrowDown: { does: "volumeBy", step: -volumeStep },
  Home: { does: "seekTo", share: 0 },
  End: { does: "seekTo", share: 1 },
  f: { does: "fullscreen" },
  m: { does: "mute" },
  c: { does: "captions" },
  "<": { does: "speedBy", faster: -1 },
  ">": { does: "speedBy", faster: 1 },
  "?": { does: "shortcuts" },
};

/** For keys that the visitor pressed in the page around the player, and for buttons. */
export const pageCommands: Record<PageCommand, PlayerCommand> = {
  toggle: { does: "toggle" },
  back: { does: "seekBy", seconds: -letterSeconds },
  forward: { does: "seekBy", seconds: letterSeconds },
  mute: { does: "mute" },
  fullscreen: { does: "fullscreen" },
  captions: { does: "captions" },
};

/** Returns `null` for a key that the browser or the focused control handles. */
export function commandOf({ key, modified, on, singleKeys }: KeyPress): PlayerCommand | null {
  if (modified || on === "field") return null;
  // WCAG 2.1.4 is about letters, digits and signs.
  if (!singleKeys && key.length === 1 && key !== " ") return null;
  if (on === "button" && key === " ") return null;
  if (on === "volume" && /^(Arrow|Home$|End$)/.test(key)) return null;
  // On a slider, up and right move forward, down and left back.
  if (on === "seek" && key === "ArrowUp") return commands.ArrowRight ?? null;
  if (on === "seek" && key === "ArrowDown") return commands.ArrowLeft ?? null;
  if (/^\d$/.test(key)) return { does: "seekTo", share: Number(key) / 10 };
  const name = key.length === 1 ? key.toLowerCase() : key;
  return Object.hasOwn(commands, name) ? (commands[name] ?? null) : null;
}
