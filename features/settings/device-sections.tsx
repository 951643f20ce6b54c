import { useSite } from "#app/data/site-context.tsx";
import { hasLanguages } from "#domain/site.ts";
import { CaptionSettings } from "./caption-settings.tsx";
import { CouchSetting } from "./couch-setting.tsx";
import { InstallSetting } from "./install-setting.tsx";
import { LanguageSetting } from "./language-setting.tsx";
import { MemorySetting } from "./memory-setting.tsx";
import { OfflineSetting } from "./offline-setting.tsx";
import { SpoilerSetting } from "./spoiler-setting.tsx";
import { TransferSection } from "./transfer-section.tsx";
import { WatchingSettings } from "./watching-settings.tsx";

/** What needs the device's storage. */
export function DeviceSections() {
  const site = useSite();
  const { worksOffline } = site;
  return (
    <>
      {hasLanguages(site) && <LanguageSetting />}
      <WatchingSettings />
      <CaptionSettings />
      <SpoilerSetting />
      <CouchSetting />
      <TransferSection />
      {worksOffline && <OfflineSetting />}
      <MemorySetting />
      <InstallSetting />
    </>
  );
}
