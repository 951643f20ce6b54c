import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { saveDeviceSettings } from "#app/data/device-store.ts";
import { ToastList } from "#app/shell/toast-list.tsx";
import { defaultDeviceSettings, type SpoilerChoice } from "#domain/device-settings.ts";
import type { SeenKey } from "#domain/title-key.ts";
import SeriesScreen from "#features/titles/series/series-screen.tsx";
import { emptyDevice } from "#tests/support/empty-device.ts";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { openScreen } from "#tests/support/open-screen.tsx";
import { renderPart } from "#tests/support/render-part.tsx";
import { sampleSeries } from "#tests/support/sample-titles.ts";
import { savedSeries } from "./model/saved-title.ts";
import { markSeen } from "./store/saved-actions.ts";
import { loadSaved } from "./store/saved-keys.ts";
import { savedDocuments } from "./store/saved-store.ts";

fakeBrowser();
emptyDevice();
beforeEach(loadSaved);

function open(at = "/tv/7") {
  renderPart(<ToastList />);
  return act(async () => openScreen({ screen: SeriesScreen, pattern: "/tv/:key", at }));
}
const saw = (...keys: SeenKey[]) => act(async () => void markSeen({ title: savedSeries(sampleSeries(7)), keys }));
const seenKeys = () => [...savedDocuments().seen.seen.keys()].toSorted();
const toast = () => document.querySelector("[data-slot=toast]")?.textContent;
const press = (button: HTMLElement) =>
  act(async () => {
    await userEvent.click(button);
    await import("./store/saved-actions.ts");
  });
const list = async () => within(await screen.findByRole("list", { name: "Episodes" }));
const box = async () => within(await screen.findByRole("region", { name: "Episode" }));
const isPressed = (button: HTMLElement) => button.getAttribute("aria-pressed") === "true";

describe("Seen", () => {
  test("is a button of each episode in the list", async () => {
    await open();
    const second = await (await list()).findByRole("button", { name: "Seen: S1 E2" });
    await press(second);
    expect([isPressed(second), seenKeys()]).toEqual([true, ["tv:7:1:2"]]);
    expect(toast()).toContain("Series 7, S1 E2");
    await press(screen.getByRole("button", { name: "Undo" }));
    expect([isPressed(second), seenKeys()]).toEqual([false, []]);
  });

  test("below the player is for the shown episode and for its season", async () => {
    await open("/tv/7?season=2&episode=3");
    const part = await box();
    await press(await part.findByRole("button", { name: "Seen" }));
    expect(seenKeys()).toEqual(["tv:7:2:3"]);
    const season = part.getByRole("button", { name: "Season 2 seen" });
    expect(isPressed(season)).toBe(false);
    await press(season);
    expect([isPressed(season), seenKeys()]).toEqual([true, ["tv:7:2:1", "tv:7:2:2", "tv:7:2:3"]]);
    await press(season);
    expect(seenKeys()).toEqual([]);
  });

  test("taken back for one episode of a series that was marked as a whole, stays for the others", async () => {
    await saw("tv:7");
    await open();
    const first = await (await list()).findByRole("button", { name: "Seen: S1 E1" });
    expect(isPressed(first)).toBe(true);
    await press(first);
    expect([isPressed(first), seenKeys().length]).toEqual([false, 11]);
    expect(isPressed((await list()).getByRole("button", { name: "Seen: S1 E2" }))).toBe(true);
    await press(screen.getByRole("button", { name: "Undo" }));
    expect(seenKeys()).toEqual(["tv:7"]);
  });
});

describe("spoilers", () => {
  const choose = (spoilers: SpoilerChoice) => saveDeviceSettings({ ...defaultDeviceSettings, spoilers });
  const links = async () => (await list()).getAllByRole("link");
  const hiddenNames = async () => (await links()).map((link) => link.querySelector("b .spoiler")?.textContent ?? null);

  test("are shown by default", async () => {
    await saw("tv:7:1:1");
    await open();
    expect(await hiddenNames()).toEqual([null, null, null]);
    expect(screen.queryByRole("button", { name: /Show spoilers/ })).toBeNull();
    expect(document.documentElement.dataset.spoilers).toBeUndefined();
  });

  test("cover name, still and overview of what comes after the last seen episode", async () => {
    choose("blur");
    await saw("tv:7:1:1");
    await open();
    await waitFor(async () => expect(await hiddenNames()).toEqual([null, "Episode 2", "Episode 3"]));
    const [, second] = await links();
    expect(second?.querySelector(".spoiler")?.tagName).toBe("IMG");
    expect(second?.querySelector("i")?.getAttribute("aria-hidden")).toBe("true");
    expect(second?.textContent).toContain("Hidden until you have seen the episodes before it");
    expect(document.documentElement.dataset.spoilers).toBe("blur");
  });

  test("cover the shown episode too, until it is marked as seen", async () => {
    choose("hide");
    await open();
    const part = await box();
    await waitFor(() => expect(part.getByRole("heading").querySelector("[aria-hidden]")?.textContent).toBe("Episode 1"));
    await press(part.getByRole("button", { name: "Seen" }));
    expect(part.getByRole("heading", { name: "Episode 1" })).toBeTruthy();
  });

  test("are revealed by a button and by the key R, which does nothing in a field", async () => {
    choose("hide");
    await open();
    const part = await box();
    const reveal = await part.findByRole("button", { name: /Show spoilers/ });
    await press(reveal);
    expect(await hiddenNames()).toEqual([null, null, null]);
    fireEvent.keyDown(document.body, { key: "r" });
    expect(await hiddenNames()).toEqual(["Episode 1", "Episode 2", "Episode 3"]);
    const field = document.body.appendChild(document.createElement("input"));
    fireEvent.keyDown(field, { key: "r" });
    expect(isPressed(reveal)).toBe(false);
  });
});
