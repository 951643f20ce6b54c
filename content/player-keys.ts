/** The first-party player's keys (server/player-page/keyboard.ts). */
export const playerKeys: readonly string[] = [
  "Space or K: play and pause",
  "Left and Right: five seconds back and forward",
  "J and L: ten seconds back and forward",
  "Up and Down: volume up and down",
  "0 to 9: jump to 0% to 90% of the film",
  "C: captions, M: mute, F: full screen",
];
