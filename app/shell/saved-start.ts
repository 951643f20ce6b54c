import { onSavedFault } from "#app/data/saved/saved-faults.ts";
import { hasSaved, isSavedKey, loadSaved } from "#app/data/saved/saved-keys.ts";
import { showToast } from "#app/ui/toast-channel.ts";
import { savedFaults } from "#content/words/saved-faults.ts";

/** Fetches the store's code where something is stored, now or later by another tab. A press fetches it at once (`app/data/saved/saved-actions.ts`). */
export function startSaved(): void {
  // Offline, the next press or change tries again.
  const load = () => void loadSaved().catch(() => undefined);
  // After the toast of the change itself, which it replaces.
  onSavedFault((fault) => queueMicrotask(() => showToast(savedFaults[fault])));
  addEventListener("storage", ({ key }) => key !== null && isSavedKey(key) && load());
  if (hasSaved()) load();
}
