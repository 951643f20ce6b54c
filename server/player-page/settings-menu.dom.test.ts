import { beforeEach, describe, expect, it, vi } from "vitest";
import { deviceSettingsKey, deviceSettingsText } from "#domain/device-settings.ts";
import { parsePlayerSettings } from "#domain/player-settings.ts";
import { playerSettingsKey } from "#domain/storage-keys.ts";
import { sampleFilm } from "#sample/film/sample-film.ts";
import { playerDocument } from "./player-document.ts";
import { findPlayerElements, type PlayerElements } from "./player-elements.client.ts";
import { createPlayerMemory } from "./player-memory.client.ts";
import { connectCaptionLook, connectQuality } from "./settings-menu.client.ts";

let elements: PlayerElements;
beforeEach(() => {
  localStorage.clear();
  const html = playerDocument({
    serverId: "2embed",
    subject: { kind: "movie", id: 19 },
    ...sampleFilm("/player/media"),
    assets: { script: "", style: null },
    siteName: "Matinee",
    isSample: true,
  });
  document.body.innerHTML = new DOMParser().parseFromString(html, "text/html").body.innerHTML;
  elements = findPlayerElements(document);
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
    localStorage.setItem(deviceSettingsKey, deviceSettingsText({ remembers: false, autoplaysNext: true }));
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
