import { showToast } from "#app/ui/toast-channel.ts";
import { notices } from "#domain/notices.ts";

type SavedActions = typeof import("./store/saved-actions.ts");

/** Loads the store's code at the first press. A notice says so if it cannot be fetched. */
export async function withSavedActions(change: (actions: SavedActions) => void): Promise<void> {
  const actions = await import("./store/saved-actions.ts").catch(() => null);
  if (actions) change(actions);
  else showToast(notices.notSaved);
}
