import * as words from "#content/words/player-page.ts";
import { type CaptionLook, captionLookOf, speeds } from "#domain/player-settings.ts";
import type { HlsCallbacks, QualityChoice } from "./hls-playback.client.ts";
import type { Playback } from "./playback.client.ts";
import type { PlayerElements } from "./player-elements.client.ts";
import type { PlayerMemory } from "./player-memory.client.ts";
import { qualityLabels } from "./quality-labels.ts";

/** Restores the visitor's volume and speed, and remembers what they choose. */
export function connectVolumeAndSpeed({ film, speed }: PlayerElements, playback: Playback, memory: PlayerMemory): void {
  film.volume = memory.settings.volume;
  film.muted = memory.settings.isMuted;
  playback.setSpeed(memory.settings.speed);
  const paint = () => (speed.value = String(film.playbackRate));
  paint();
  film.addEventListener("volumechange", () => memory.change({ volume: film.volume, isMuted: film.muted }));
  film.addEventListener("ratechange", () => {
    paint();
    const known = speeds.find((one) => one === film.playbackRate);
    if (known !== undefined) memory.change({ speed: known });
  });
  speed.addEventListener("change", () => playback.setSpeed(Number(speed.value)));
}

/** The captions' size, color, background and position: attributes of the stage, which the stylesheet knows. */
export function connectCaptionLook({ stage, captionLook }: PlayerElements, memory: PlayerMemory): void {
  const parts = Object.keys(captionLook) as (keyof CaptionLook)[];
  const paint = () => {
    for (const part of parts) {
      captionLook[part].value = memory.settings.look[part];
      stage.setAttribute(`data-caption-${part}`, memory.settings.look[part]);
    }
  };
  for (const part of parts) {
    captionLook[part].addEventListener("change", () => {
      memory.change({ look: captionLookOf({ ...memory.settings.look, [part]: captionLook[part].value }) });
      paint();
    });
  }
  paint();
}

/** The quality menu of a stream with several levels. Without one it stays hidden. */
export function connectQuality({ quality, qualityField }: PlayerElements): Pick<HlsCallbacks, "onLevels" | "onLevel"> {
  let choice: QualityChoice | null = null;
  let labels: string[] = [];
  quality.addEventListener("change", () => choice?.choose(Number(quality.value)));
  return {
    onLevels(offered) {
      choice = offered;
      labels = qualityLabels(offered.levels);
      const levels = labels.map((label, level) => new Option(label, String(level)));
      quality.replaceChildren(new Option(words.automatic, "-1"), ...levels.toReversed());
      qualityField.hidden = labels.length < 2;
    },
    onLevel(level) {
      const [automatic] = quality.options;
      const label = labels[level];
      if (automatic && label !== undefined) automatic.text = quality.value === automatic.value ? words.automaticNow(label) : words.automatic;
    },
  };
}

/** The switch for single keys, and the sheet of all shortcuts. Returns how to open the sheet. */
export function connectShortcuts({ singleKeys, panel, sheet, openShortcuts, closeSheet }: PlayerElements, memory: PlayerMemory): () => void {
  const open = () => {
    // Closing the menu gives the focus back to its button, and the sheet returns it there.
    if (panel.matches(":popover-open")) panel.hidePopover();
    if (!sheet.open) sheet.showModal();
  };
  singleKeys.checked = memory.settings.singleKeys;
  singleKeys.addEventListener("change", () => memory.change({ singleKeys: singleKeys.checked }));
  openShortcuts.addEventListener("click", open);
  closeSheet.addEventListener("click", () => sheet.close());
  // The backdrop belongs to the dialog; what is inside of it has targets of its own.
  sheet.addEventListener("click", ({ target }) => target === sheet && sheet.close());
  return open;
}
