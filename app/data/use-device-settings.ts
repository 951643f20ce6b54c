import { useMemo, useSyncExternalStore } from "react";
import { type DeviceSettings, deviceSettingsKey, parseDeviceSettings } from "#domain/device-settings.ts";
import { storedText, subscribe } from "./device-store.ts";

/** The visitor's choices about this device, updated on change. The defaults on the server and while hydrating. */
export function useDeviceSettings(): DeviceSettings {
  const text = useSyncExternalStore(
    subscribe,
    () => storedText(deviceSettingsKey),
    () => null,
  );
  return useMemo(() => parseDeviceSettings(text), [text]);
}
