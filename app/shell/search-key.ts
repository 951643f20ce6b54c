import { storedText } from "#app/data/device-store.ts";
import { singleKey } from "#app/ui/single-key.ts";
import { playerSettingsKey } from "#domain/storage-keys.ts";
import { parsePlayerSettings } from "#features/player/model/player-settings.ts";

/** "/" goes to the bar's search box, on a phone by its button. The switch for the player's keys turns it off as well. */
export function searchKey(): void {
  addEventListener("keydown", (event) => {
    if (singleKey(event) !== "/" || !parsePlayerSettings(storedText(playerSettingsKey)).singleKeys) return;
    event.preventDefault();
    const field = document.querySelector<HTMLElement>("#search input");
    // `checkVisibility` is missing in Safari before 17.4.
    if (field?.getClientRects().length) field.focus();
    else document.querySelector<HTMLElement>("[aria-controls=search]")?.click();
  });
}
