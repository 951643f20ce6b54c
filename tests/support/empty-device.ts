import { afterEach, beforeEach } from "vitest";
import { forget, saveDeviceSettings } from "#app/data/device-store.ts";
import { defaultDeviceSettings } from "#domain/device-settings.ts";

function empty(): void {
  saveDeviceSettings(defaultDeviceSettings);
  forget();
  localStorage.clear();
}

/** Empties what the device stores around each test: the files of a worker share one window. */
export function emptyDevice(): void {
  beforeEach(empty);
  afterEach(empty);
}
