import { clockTime } from "#features/player/model/clock-time.ts";
import type { PlayerElements } from "./player-elements.client.ts";

/** The slider's thumb stays inside of the slider at both ends. */
const thumbPx = 14;

/** Above the seek slider: the time at which a press of the mouse would continue. */
export function connectSeekPreview({ seek, seekTime }: PlayerElements, lengthS: () => number): void {
  seek.addEventListener("pointermove", ({ offsetX, pointerType }) => {
    const share = Math.min(1, Math.max(0, (offsetX - thumbPx / 2) / (seek.clientWidth - thumbPx)));
    seekTime.hidden = pointerType === "touch" || lengthS() === 0;
    seekTime.textContent = clockTime(share * lengthS());
    seekTime.style.setProperty("--at", `${share * 100}%`);
  });
  seek.addEventListener("pointerleave", () => (seekTime.hidden = true));
}
