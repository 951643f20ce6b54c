import { useEffect, useEffectEvent } from "react";
import { storedText } from "#app/data/device-store.ts";
import { singleKey } from "#app/ui/single-key.ts";
import { playerSettingsKey } from "#domain/storage-keys.ts";
import type { PageCommand } from "./model/player-protocol.ts";
import { parsePlayerSettings } from "./model/player-settings.ts";

const commands: Partial<Record<string, PageCommand>> = { k: "toggle", j: "back", l: "forward", m: "mute", f: "fullscreen", c: "captions" };

const areOn = (): boolean => parsePlayerSettings(storedText(playerSettingsKey)).singleKeys;

/** While the focus is on the page, the player's letters command the player. The visitor can switch them off in the player. */
export function usePlayerKeys(isActive: boolean, onCommand: (command: PageCommand) => void): void {
  const execute = useEffectEvent(onCommand);
  // The keys are pressed anywhere on the page.
  useEffect(() => {
    if (!isActive) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const command = event.shiftKey ? undefined : commands[singleKey(event)?.toLowerCase() ?? ""];
      if (command === undefined || !areOn()) return;
      event.preventDefault();
      execute(command);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [isActive]);
}
