import { beforeEach, expect, test, vi } from "vitest";
import { chooseCouch, isCouch } from "#app/data/couch.ts";
import { deviceSettings, forget, removeText } from "#app/data/device-store.ts";
import { deviceSettingsKey } from "#domain/device-settings.ts";
import { followCouch } from "./follow-couch.ts";

const { dataset } = document.documentElement;

beforeEach(() => {
  removeText(deviceSettingsKey);
  delete dataset.couch;
});

/** What runs before the first paint of an address. */
async function openAt(search: string): Promise<void> {
  history.replaceState(null, "", `/home${search}`);
  vi.resetModules();
  await vi.importActual("#app/shell/early-theme.ts");
}

test.each([
  ["", undefined, false],
  ["", true, true],
  ["", false, false],
  ["?couch=1", undefined, true],
  ["?couch=1", false, true],
  ["?couch=0", true, false],
  ["?couch=yes", undefined, false],
])("an address that ends with '%s' on a device that stores %s has the layout: %s", async (search, stored, couch) => {
  if (stored !== undefined) chooseCouch(stored);
  // Pages of other tests follow the choice.
  delete dataset.couch;
  await openAt(search);
  expect(isCouch()).toBe(couch);
});

test("the address is a choice, and every later one changes the layout at once", async () => {
  await openAt("?couch=1");
  followCouch();
  expect(deviceSettings().couch).toBe(true);
  chooseCouch(false);
  expect(isCouch()).toBe(false);
  chooseCouch(true);
  expect(isCouch()).toBe(true);
});

test("a visit that deletes everything stays in the layout, without which its remote control is of no use", async () => {
  followCouch();
  chooseCouch(true);
  removeText(deviceSettingsKey);
  forget();
  expect([deviceSettings().couch, isCouch()]).toEqual([undefined, true]);
});
