import { describe, expect, it } from "vitest";
import { commandOf, type KeyPress } from "./keyboard.ts";

const press = (key: string, on: KeyPress["on"] = "other", singleKeys = true) => commandOf({ key, modified: false, on, singleKeys });

describe("commandOf", () => {
  it.each([
    [" ", { does: "toggle" }],
    ["k", { does: "toggle" }],
    ["K", { does: "toggle" }],
    ["j", { does: "seekBy", seconds: -10 }],
    ["l", { does: "seekBy", seconds: 10 }],
    ["ArrowLeft", { does: "seekBy", seconds: -5 }],
    ["ArrowRight", { does: "seekBy", seconds: 5 }],
    ["ArrowUp", { does: "volumeBy", step: 0.1 }],
    ["ArrowDown", { does: "volumeBy", step: -0.1 }],
    ["Home", { does: "seekTo", share: 0 }],
    ["End", { does: "seekTo", share: 1 }],
    ["0", { does: "seekTo", share: 0 }],
    ["7", { does: "seekTo", share: 0.7 }],
    ["F", { does: "fullscreen" }],
    ["m", { does: "mute" }],
    ["c", { does: "captions" }],
    ["<", { does: "speedBy", faster: -1 }],
    [">", { does: "speedBy", faster: 1 }],
    ["?", { does: "shortcuts" }],
  ])("handles %j", (key, command) => {
    expect(press(key)).toEqual(command);
  });

  it.each(["Tab", "Enter", "Escape", "x", "toString", "constructor", "F5", "é"])("ignores %j", (key) => {
    expect(press(key)).toBeNull();
  });

  it("leaves a key with Ctrl, Alt or Meta to the browser", () => {
    expect(commandOf({ key: "f", modified: true, on: "other", singleKeys: true })).toBeNull();
  });

  it("leaves every key to a focused field", () => {
    expect([" ", "k", "3", "?", "ArrowDown", "Home"].map((key) => press(key, "field"))).toEqual([null, null, null, null, null, null]);
  });

  it("ignores letters, digits and signs where the visitor has turned single keys off, but not Space and the arrows", () => {
    expect(["k", "F", "3", "<", "?"].map((key) => press(key, "other", false))).toEqual([null, null, null, null, null]);
    expect([" ", "ArrowLeft"].map((key) => press(key, "other", false))).toEqual([{ does: "toggle" }, { does: "seekBy", seconds: -5 }]);
  });

  it("leaves Space to the focused button", () => {
    expect(press(" ", "button")).toBeNull();
    expect(press("k", "button")).toEqual({ does: "toggle" });
  });

  it("leaves the arrows to the volume slider", () => {
    expect(["ArrowLeft", "ArrowUp", "Home", "End"].map((key) => press(key, "volume"))).toEqual([null, null, null, null]);
  });

  it("moves the seek slider with all four arrows", () => {
    expect(press("ArrowUp", "seek")).toEqual({ does: "seekBy", seconds: 5 });
    expect(press("ArrowDown", "seek")).toEqual({ does: "seekBy", seconds: -5 });
  });
});
