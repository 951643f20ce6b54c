import { expect, test } from "vitest";
import { remotePress } from "./remote-keys.ts";

test.each([
  ["ArrowLeft", 37, "left"],
  ["ArrowRight", 39, "right"],
  ["ArrowUp", 38, "up"],
  ["ArrowDown", 40, "down"],
  ["Enter", 13, "ok"],
  ["Escape", 27, "back"],
  ["Backspace", 8, "back"],
  ["GoBack", 0, "back"],
  ["Unidentified", 461, "back"],
  ["XF86Back", 10009, "back"],
  ["Unidentified", 412, "rewind"],
  ["Unidentified", 413, "stop"],
  ["Unidentified", 415, "play"],
  ["Unidentified", 417, "fastForward"],
  ["Pause", 19, "pause"],
  ["Unidentified", 10252, "toggle"],
  ["MediaRewind", 0, "rewind"],
  ["MediaStop", 0, "stop"],
  ["MediaPlay", 0, "play"],
  ["MediaPause", 0, "pause"],
  ["MediaPlayPause", 179, "toggle"],
  ["MediaFastForward", 228, "fastForward"],
])("%s (%i) is %s", (key, keyCode, press) => {
  expect(remotePress({ key, keyCode })).toBe(press);
});

test.each([
  ["k", 75],
  ["Tab", 9],
  [" ", 32],
  ["constructor", 0],
])("%j is none of a remote control's", (key, keyCode) => {
  expect(remotePress({ key, keyCode })).toBeNull();
});
