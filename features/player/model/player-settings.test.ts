import { expect, test } from "vitest";
import { deviceSettingsText, parseDeviceSettings } from "#domain/device-settings.ts";
import { defaultPlayerSettings, type PlayerSettings, parsePlayerSettings, playerSettingsText } from "./player-settings.ts";

const chosen: PlayerSettings = {
  volume: 0.4,
  isMuted: true,
  speed: 1.25,
  captions: "pt-BR",
  audio: "de",
  look: { size: "large", color: "yellow", background: "solid", height: "raised" },
  singleKeys: false,
};

test("the player's settings are read as they were written", () => {
  expect(parsePlayerSettings(playerSettingsText(chosen))).toEqual(chosen);
});

test.each([null, "", "{", "null", "[]", "7", '{"volume":0.4}', '{"version":2,"volume":0.4}'])("%j leaves the player's defaults", (text) => {
  expect(parsePlayerSettings(text)).toEqual(defaultPlayerSettings);
});

test("one malformed setting leaves the others", () => {
  const text = JSON.stringify({
    version: 1,
    ...chosen,
    volume: 7,
    speed: "fast",
    captions: "x".repeat(100),
    audio: 7,
    look: { size: "huge", color: "yellow" },
  });
  const { look } = defaultPlayerSettings;
  expect(parsePlayerSettings(text)).toEqual({ ...defaultPlayerSettings, isMuted: true, singleKeys: false, look: { ...look, color: "yellow" } });
});

test("the device's settings are read as they were written, and default to on", () => {
  const off = { remembers: false, autoplaysNext: false, spoilers: "blur" as const, showsOriginalPosters: true, region: "DE" };
  expect(parseDeviceSettings(deviceSettingsText(off))).toEqual(off);
  for (const text of [
    null,
    "",
    "{",
    "null",
    '"x"',
    '{"remembers":false}',
    '{"version":2,"remembers":false}',
    '{"version":1,"remembers":"no"}',
    '{"version":1,"region":"Germany"}',
    '{"version":1,"spoilers":"some"}',
  ])
    expect(parseDeviceSettings(text)).toEqual({ remembers: true, autoplaysNext: true, spoilers: "off" });
});
