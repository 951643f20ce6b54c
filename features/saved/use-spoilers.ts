import { useEffect, useMemo } from "react";
import { published } from "#app/data/published.ts";
import { useDeviceSettings } from "#app/data/use-device-settings.ts";
import { useHydrated } from "#app/ui/hydrated.ts";
import { comesAfter, type DatedEpisode, lastSeen, type SeenEntries } from "./model/seen-episodes.ts";
import { loadSaved } from "./store/saved-keys.ts";
import { useSavedValue } from "./store/use-saved.ts";

export type Spoilers = {
  /** Whether the visitor has chosen to have spoilers blurred or hidden. */
  isOn: boolean;
  /** For `data-known`: until then, spoilers.css covers every episode. */
  isKnown: boolean;
  /** Whether an episode's name, still and overview are covered. */
  isHidden: (episode: DatedEpisode) => boolean;
};

/** The series whose spoilers the visitor has revealed, until the page is reloaded. */
const revealed = published<number | null>(null);

export const toggleRevealed = (seriesId: number): void => revealed.publish(revealed.get() === seriesId ? null : seriesId);

export const useIsRevealed = (seriesId: number): boolean => revealed.usePart((current) => current === seriesId);

const never = (): boolean => false;
const always = (): boolean => true;

/** Hides episodes after the last one that was seen. All of them until what was seen has loaded. */
export function useSpoilers(seriesId: number): Spoilers {
  const choice = useDeviceSettings().spoilers;
  const isOn = choice !== "off";
  const isKnown = useHydrated();
  const seen = useSavedValue<SeenEntries | null>((documents) => documents.seen.seen, null);
  const isRevealed = useIsRevealed(seriesId);
  // The styles read the choice from the root element, where early-theme.ts puts it as well.
  useEffect(() => {
    if (choice === "off") delete document.documentElement.dataset.spoilers;
    else document.documentElement.dataset.spoilers = choice;
    if (choice !== "off") void loadSaved().catch(() => undefined);
  }, [choice]);
  return useMemo(() => {
    if (!isOn || isRevealed) return { isOn, isKnown, isHidden: never };
    if (seen === null) return { isOn, isKnown, isHidden: always };
    const last = lastSeen(seen, seriesId);
    return { isOn, isKnown, isHidden: (episode: DatedEpisode) => comesAfter(last, episode) };
  }, [isOn, isKnown, isRevealed, seen, seriesId]);
}
