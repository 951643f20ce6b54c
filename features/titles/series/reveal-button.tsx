import { useEffect, useEffectEvent } from "react";
import { storedText } from "#app/data/device-store.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { singleKey } from "#app/ui/single-key.ts";
import { useWords } from "#app/words/use-words.tsx";
import { playerSettingsKey } from "#domain/storage-keys.ts";
import { parsePlayerSettings } from "#features/player/model/player-settings.ts";
import { toggleRevealed, useIsRevealed } from "#features/saved/use-spoilers.ts";

/** Shows and hides the spoilers of a series, and does so on the key R. The switch for the player's keys turns the key off as well. */
export function RevealButton({ seriesId }: { seriesId: number }) {
  const words = useWords("saved").spoilers;
  const isRevealed = useIsRevealed(seriesId);
  const reveal = useEffectEvent(() => toggleRevealed(seriesId));
  // The key counts wherever the focus is.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (singleKey(event)?.toUpperCase() === words.revealKey && parsePlayerSettings(storedText(playerSettingsKey)).singleKeys) reveal();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [words]);
  return (
    <button
      type="button"
      aria-pressed={isRevealed}
      aria-keyshortcuts={words.revealKey}
      className={buttonClass("quiet", "px-3 text-sm")}
      onClick={() => toggleRevealed(seriesId)}
    >
      {words.show}
      <span aria-hidden="true" className="text-xs text-muted max-sm:hidden">
        {words.revealKey}
      </span>
    </button>
  );
}
