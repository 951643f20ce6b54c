import { beforeEach, describe, expect, it, vi } from "vitest";
import { deviceSettingsKey, deviceSettingsText } from "#domain/device-settings.ts";
import { playerSettingsKey } from "#domain/storage-keys.ts";
import { parsePlayerSettings } from "#features/player/model/player-settings.ts";
import { openPlayerPage } from "#tests/support/player-page.ts";
import type { PlayerPage } from "./player-elements.client.ts";
import { createPlayerMemory } from "./player-memory.client.ts";
import { connectAudio, connectCaptionLook, connectQuality } from "./settings-menu.client.ts";

let elements: PlayerPage;
beforeEach(() => {
  localStorage.clear();
  elements = openPlayerPage();
});

function choose(menu: HTMLSelectElement, value: string): void {
  menu.value = value;
  menu.dispatchEvent(new Event("change"));
}

describe("the quality of a stream", () => {
  const levels = [
    { height: 360, bitrate: 800_000 },
    { height: 1080, bitrate: 4_500_000 },
  ];

  it("is a choice only if the stream has several levels", () => {
    const { onLevels } = connectQuality(elements);
    expect(elements.qualityField.hidden).toBe(true);
    onLevels({ levels: levels.slice(0, 1), choose: () => {} });
    expect(elements.qualityField.hidden).toBe(true);
    onLevels({ levels, choose: () => {} });
    expect(elements.qualityField.hidden).toBe(false);
  });

  it("lists the best first, says what plays now, and passes the choice on", () => {
    const onChoice = vi.fn();
    const { onLevels, onLevel } = connectQuality(elements);
    onLevels({ levels, choose: onChoice });
    expect(Array.from(elements.quality.options, ({ text }) => text)).toEqual(["Automatic", "1080p", "360p"]);
    onLevel(1);
    expect(elements.quality.options[0]?.text).toBe("Automatic (1080p)");
    choose(elements.quality, "0");
    onLevel(0);
    expect(elements.quality.options[0]?.text).toBe("Automatic");
    choose(elements.quality, "-1");
    expect(onChoice.mock.calls).toEqual([[0], [-1]]);
  });
});

describe("the versions of a film", () => {
  it("are the quality menu, with the one that plays, and levels of a stream do not replace them", () => {
    const onChoice = vi.fn();
    const quality = connectQuality(elements);
    quality.offerVersions({ labels: ["1080p", "Director's Cut"], current: 1, choose: onChoice });
    quality.onLevels({ levels: [360, 720].map((height) => ({ height, bitrate: 0 })), choose: () => expect.unreachable() });
    quality.onLevel(1);
    expect([elements.qualityField.hidden, elements.quality.value, Array.from(elements.quality.options, ({ text }) => text)]).toEqual([
      false,
      "1",
      ["1080p", "Director's Cut"],
    ]);
    choose(elements.quality, "0");
    expect(onChoice.mock.calls).toEqual([[0]]);
  });

  it("are no choice if there is one, and then levels are", () => {
    const quality = connectQuality(elements);
    quality.offerVersions({ labels: ["1080p"], current: 0, choose: () => {} });
    expect(elements.qualityField.hidden).toBe(true);
    quality.onLevels({ levels: [360, 720].map((height) => ({ height, bitrate: 0 })), choose: () => {} });
    expect(elements.qualityField.hidden).toBe(false);
  });
});

describe("the languages of the sound", () => {
  const tracks = [
    { label: "English", language: "en" },
    { label: "Deutsch", language: "de" },
  ];

  it("are a choice if there are several, and the chosen one is remembered for the next film", () => {
    const onChoice = vi.fn();
    connectAudio(elements, createPlayerMemory()).onAudio({ tracks, current: 0, choose: onChoice });
    expect([elements.audioField.hidden, elements.audio.value]).toEqual([false, "0"]);
    choose(elements.audio, "1");
    expect(onChoice.mock.calls).toEqual([[1]]);
    const next = vi.fn();
    connectAudio(elements, createPlayerMemory()).onAudio({ tracks, current: 0, choose: next });
    expect([next.mock.calls, elements.audio.value]).toEqual([[[1]], "1"]);
  });

  it("are no choice of one", () => {
    const { onAudio } = connectAudio(elements, createPlayerMemory());
    onAudio({ tracks, current: 0, choose: () => {} });
    onAudio({ tracks: tracks.slice(0, 1), current: 0, choose: () => {} });
    expect(elements.audioField.hidden).toBe(true);
  });
});

describe("the captions' look", () => {
  it("is on the stage, and is remembered", () => {
    connectCaptionLook(elements, createPlayerMemory());
    expect(elements.stage.dataset).toMatchObject({ captionSize: "medium", captionColor: "white" });
    choose(elements.captionLook.size, "largest");
    choose(elements.captionLook.height, "high");
    expect(elements.stage.dataset).toMatchObject({ captionSize: "largest", captionHeight: "high", captionColor: "white" });
    expect(parsePlayerSettings(localStorage.getItem(playerSettingsKey)).look).toEqual({ size: "largest", color: "white", background: "dark", height: "high" });
  });

  it("lasts as long as the page where the visitor wants nothing remembered, or the browser denies storage", () => {
    localStorage.setItem(deviceSettingsKey, deviceSettingsText({ remembers: false, autoplaysNext: true, spoilers: "off" }));
    connectCaptionLook(elements, createPlayerMemory());
    choose(elements.captionLook.size, "small");
    expect([elements.stage.dataset.captionSize, localStorage.getItem(playerSettingsKey)]).toEqual(["small", null]);
    localStorage.clear();
    const setItem = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    choose(elements.captionLook.size, "large");
    expect([elements.stage.dataset.captionSize, setItem.mock.calls.length]).toEqual(["large", 1]);
    setItem.mockRestore();
  });
});
