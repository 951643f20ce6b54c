import "./seen-filter.css";
import { deviceSettings, saveDeviceSettings, storedText } from "#app/data/device-store.ts";
import { useDeviceSettings } from "#app/data/use-device-settings.ts";
import { choiceButtonClass } from "#app/ui/choice-chip.ts";
import { useHydrated } from "#app/ui/hydrated.ts";
import { useWords } from "#app/words/use-words.tsx";
import { seenKey } from "#domain/storage-keys.ts";
import { useSavedValue } from "#features/saved/store/use-saved.ts";

function toggleHidesSeen(): void {
  const { hidesSeen, ...others } = deviceSettings();
  saveDeviceSettings(hidesSeen ? others : { ...others, hidesSeen: true });
}

/** "Hide what I have seen", above a list. Absent unless the device has stored that something was seen. `hidden`: how many titles of the list that leaves out. */
export function SeenFilter({ hidden }: { hidden: number }) {
  const words = useWords("site").paging;
  const { hidesSeen = false } = useDeviceSettings();
  const seen = useSavedValue<number | null>((documents) => documents.seen.seen.size, null);
  const isHydrated = useHydrated();
  const isWaiting = !isHydrated || (hidesSeen && seen === null && storedText(seenKey) !== null);
  return (
    <div className="seen-filter" data-waiting={isWaiting ? "" : undefined}>
      {isHydrated && seen !== null && seen > 0 && (
        <>
          <button type="button" aria-pressed={hidesSeen} className={choiceButtonClass} onClick={toggleHidesSeen}>
            {words.hideSeen}
          </button>
          <p role="status" className="text-sm text-muted">
            {hidesSeen && words.hiddenSeen(hidden)}
          </p>
        </>
      )}
    </div>
  );
}
