export const words = {
  layout: {
    /** Once, after an arrow key or a gamepad. The button, and what it turns on in the settings. */
    offer: "On a television? Large pictures and text, for arrow keys and OK.",
    turnOn: "TV layout",
    /** Over a player's frame, which takes every key. */
    enterPlayer: "OK goes to the player, Back returns here.",
  },
};
