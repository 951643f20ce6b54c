import { onSavedFault } from "#app/data/saved-faults.ts";
import { showToast } from "#app/ui/toast-channel.ts";
import { hasSaved, isSavedKey, loadSaved } from "#features/saved/store/saved-keys.ts";
import { savedFaults } from "#features/saved/words/saved-faults.ts";

/** Fetches the store's code where something is stored, now or later by another tab. A press fetches it at once (`features/saved/store/saved-actions.ts`). */
export function startSaved(): void {
  // Offline, the next press or change tries again.
  const load = () => void loadSaved().catch(() => undefined);
  // After the toast of the change itself, which it replaces.
  onSavedFault((fault) => queueMicrotask(() => showToast(savedFaults[fault])));
  addEventListener("storage", ({ key }) => key !== null && isSavedKey(key) && load());
  if (hasSaved()) load();
}
