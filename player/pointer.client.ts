import type { FilmControls } from "./idle-controls.client.ts";
import type { Playback } from "./playback.client.ts";
import { isPanelOpen, type PlayerPage } from "./player-elements.client.ts";
import { afterTap, type TapRun } from "./touch-taps.ts";

const jumpShownMs = 700;

type Deps = { playback: Playback; controls: FilmControls; toggleFullscreen: () => void };

/** Mouse: a click plays or pauses, a double click fills the screen. Touch: a tap shows or hides the controls, a double tap at a side jumps. */
export function connectPointer(page: PlayerPage, { playback, controls, toggleFullscreen }: Deps): void {
  const { film, panel } = page;
  const showJump = createJumpSign(page);
  let isTouch = false;
  let wereControlsHidden = false;
  let closesPanel = false;
  let run: TapRun | null = null;

  // Before the browser closes an open menu for this press.
  window.addEventListener("pointerdown", () => (closesPanel = isPanelOpen(panel)), true);
  film.addEventListener("pointerdown", ({ pointerType }) => {
    isTouch = pointerType === "touch";
    wereControlsHidden = controls.hidden();
    controls.show();
  });
  film.addEventListener("click", ({ clientX, timeStamp }) => {
    if (closesPanel) return;
    if (!isTouch) return playback.toggle();
    const { left, width } = film.getBoundingClientRect();
    const jumpedBefore = run?.seconds ?? 0;
    run = afterTap(run, { share: (clientX - left) / width, atMs: timeStamp });
    if (run.seconds !== 0) {
      playback.seekTo(playback.position() + run.seconds - jumpedBefore);
      showJump(run.seconds);
    } else if (!wereControlsHidden && !film.paused) controls.hide();
  });
  film.addEventListener("dblclick", () => isTouch || closesPanel || toggleFullscreen());
}

/** The sign of a double tap, at the side where the finger was. Says the jumps in sum. */
function createJumpSign({ jump, words }: PlayerPage): (seconds: number) => void {
  let timer = 0;
  return (seconds) => {
    jump.textContent = words.playerPage.jumped(seconds);
    jump.dataset.side = seconds < 0 ? "back" : "forward";
    jump.hidden = false;
    clearTimeout(timer);
    timer = window.setTimeout(() => (jump.hidden = true), jumpShownMs);
  };
}
