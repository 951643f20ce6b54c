/** The first-party player's keys (player/keyboard.ts). Apart from its words, because pages of text list them too. */
const shortcuts: readonly { keys: string; does: string }[] = [
  { keys: "Space or K", does: "play and pause" },
  { keys: "Left and Right", does: "five seconds back and forward" },
  { keys: "J and L", does: "ten seconds back and forward" },
  { keys: "Up and Down", does: "volume up and down" },
  { keys: "0 to 9", does: "jump to 0% to 90% of the film" },
  { keys: "Less-than and greater-than signs", does: "slower and faster" },
  { keys: "C", does: "captions" },
  { keys: "M", does: "mute" },
  { keys: "F", does: "full screen" },
  { keys: "?", does: "list of all shortcuts" },
];
export const playerKeys = {
  shortcuts,
  playerKeys: shortcuts.map(({ keys, does }) => `${keys}: ${does}`),
};
