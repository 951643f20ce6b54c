/** The first-party player's keys (server/player-page/keyboard.ts), as words. */
export const playerKeys: readonly string[] = [
  "Space or K: play and pause",
  "Left and Right: five seconds back and forward",
  "J and L: ten seconds back and forward",
  "Up and Down: louder and quieter",
  "0 to 9: jump to that tenth of the film",
  "C: captions, M: mute, F: full screen",
];
