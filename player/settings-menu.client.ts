import { type CaptionLook, captionLookOf, speeds } from "#features/player/model/player-settings.ts";
import type { AudioChoice, HlsCallbacks, QualityChoice } from "./hls-playback.client.ts";
import type { Playback } from "./playback.client.ts";
import { isPanelOpen, type PlayerElements, type PlayerPage } from "./player-elements.client.ts";
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
    const speed = speeds.find((one) => one === film.playbackRate);
    if (speed !== undefined) memory.change({ speed });
  });
  speed.addEventListener("change", () => playback.setSpeed(Number(speed.value)));
}

/** The captions' size, color, background and position: attributes of the stage, which the stylesheet reads. */
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

export type VersionChoice = { labels: readonly string[]; current: number; choose(version: number): void };

/** The quality menu: of the versions of a film, else of a stream with several levels. Without a choice it stays hidden. */
export function connectQuality({ quality, qualityField, words: { playerPage: words } }: PlayerPage) {
  let choose: (value: number) => void = () => {};
  let levels: string[] = [];
  let hasVersions = false;
  quality.addEventListener("change", () => choose(Number(quality.value)));
  const offer = (options: readonly HTMLOptionElement[], onChoice: (value: number) => void, isChoice: boolean) => {
    choose = onChoice;
    quality.replaceChildren(...options);
    qualityField.hidden = !isChoice;
  };
  return {
    offerVersions({ labels, current, choose: onVersion }: VersionChoice): void {
      hasVersions = labels.length > 1;
      const options = labels.map((label, version) => new Option(label, String(version), false, version === current));
      offer(options, onVersion, hasVersions);
    },
    onLevels(offered: QualityChoice): void {
      if (hasVersions) return;
      levels = qualityLabels(offered.levels);
      const options = levels.map((label, level) => new Option(label, String(level)));
      offer([new Option(words.automatic, "-1"), ...options.toReversed()], offered.choose, levels.length > 1);
    },
    onLevel(level: number): void {
      const [automatic] = quality.options;
      const label = levels[level];
      if (hasVersions || !automatic || label === undefined) return;
      automatic.text = quality.value === automatic.value ? words.automaticNow(label) : words.automatic;
    },
  };
}

/** The languages of a stream's sound. The visitor's choice holds for the next film as well. */
export function connectAudio({ audio, audioField }: PlayerElements, memory: PlayerMemory): Pick<HlsCallbacks, "onAudio"> {
  let offered: AudioChoice = { tracks: [], current: -1, choose: () => {} };
  audio.addEventListener("change", () => {
    const track = Number(audio.value);
    offered.choose(track);
    memory.change({ audio: offered.tracks[track]?.language || null });
  });
  return {
    onAudio(choice) {
      offered = choice;
      const { tracks, current } = choice;
      const remembered = tracks.findIndex(({ language }) => language !== "" && language === memory.settings.audio);
      if (remembered >= 0 && remembered !== current) choice.choose(remembered);
      const shown = remembered >= 0 ? remembered : current;
      audio.replaceChildren(...tracks.map(({ label }, track) => new Option(label, String(track), false, track === shown)));
      audioField.hidden = tracks.length < 2;
    },
  };
}

/** The switch for single keys, and the sheet of all shortcuts. Returns how to open the sheet. */
export function connectShortcuts({ singleKeys, panel, sheet, openShortcuts, closeSheet }: PlayerElements, memory: PlayerMemory): () => void {
  const open = () => {
    // Closing the menu gives the focus back to its button, and the sheet returns it there.
    if (isPanelOpen(panel)) panel.hidePopover();
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
