import { CaptionSettings } from "./caption-settings.tsx";
import { MemorySetting } from "./memory-setting.tsx";
import { SpoilerSetting } from "./spoiler-setting.tsx";
import { TransferSection } from "./transfer-section.tsx";
import { WatchingSettings } from "./watching-settings.tsx";

/** What needs the device's storage. */
export function DeviceSections() {
  return (
    <>
      <WatchingSettings />
      <CaptionSettings />
      <SpoilerSetting />
      <TransferSection />
      <MemorySetting />
    </>
  );
}
