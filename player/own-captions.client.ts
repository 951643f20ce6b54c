import { unicodeText } from "#domain/decode-text.ts";
import type { Caption } from "./caption.ts";
import { parseCaptionFile, shifted } from "./caption-file.ts";
import type { Captions } from "./captions.client.ts";
import type { PlayerPage } from "./player-elements.client.ts";

/** Two orders of magnitude above a film's captions. */
const maxFileBytes = 10_000_000;

/** Loads the detector of old encodings only for them: it is a megabyte. */
const textOf = async (bytes: Uint8Array): Promise<string> => unicodeText(bytes) ?? (await import("./old-encoding.ts")).oldText(bytes, null);

/** A captions file of the visitor's own. It is read in the browser and never sent. */
export function connectOwnCaptions(page: PlayerPage, captions: Captions): void {
  const { film, openFile, file, fileStatus, timing, timingField } = page;
  const words = page.words.playerPage;
  let track: TextTrack | null = null;
  let lines: Caption[] = [];

  function fill(): void {
    track ??= film.addTextTrack("captions", words.ownFile);
    // Its cues can be reached only while it is not disabled.
    captions.choose(track);
    for (const cue of Array.from(track.cues ?? [])) track.removeCue(cue);
    for (const { startS, endS, text } of shifted(lines, timing.valueAsNumber || 0)) track.addCue(new VTTCue(startS, endS, text));
    captions.repaint();
  }

  async function open(chosen: File): Promise<void> {
    if (chosen.size > maxFileBytes) {
      fileStatus.textContent = words.ownFileTooLarge;
      return;
    }
    const found = parseCaptionFile(await textOf(new Uint8Array(await chosen.arrayBuffer())));
    fileStatus.textContent = found.length === 0 ? words.ownFileEmpty : words.ownFileOpen(found.length);
    if (found.length === 0) return;
    lines = found;
    timing.value = "0";
    timingField.hidden = false;
    fill();
  }

  openFile.addEventListener("click", () => file.click());
  file.addEventListener("change", () => {
    const [chosen] = file.files ?? [];
    // A file may vanish between the choice and the reading.
    if (chosen) void open(chosen).catch(() => (fileStatus.textContent = words.ownFileEmpty));
    // The same file can be chosen again.
    file.value = "";
  });
  timing.addEventListener("change", fill);
}
