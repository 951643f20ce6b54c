import { createFilmSource } from "./film-source.client.ts";
import { waitingAt, waitingMs } from "./playback-phase.ts";
import type { PlayerElements } from "./player-elements.client.ts";

const texts = {
  failed: "This video could not be loaded.",
  offline: "You seem to be offline. The video will continue when you are back online.",
  slow: "The video is taking a while to load.",
};

export function connectPlaybackErrors({ stage, film, play, waiting, error, message, retry }: PlayerElements): void {
  const showError = (text: string | null, failed = false) => {
    message.textContent = text;
    error.hidden = text === null;
    stage.toggleAttribute("data-error", text !== null);
    stage.toggleAttribute("data-failed", failed);
  };
  const wait = createWaitTimer((state) => {
    waiting.hidden = state !== "spinner";
    if (state === "message") showError(navigator.onLine ? texts.slow : texts.offline);
  });
  const source = createFilmSource(film, () => {
    wait.end();
    showError(navigator.onLine ? texts.failed : texts.offline, true);
  });
  const reload = () => {
    showError(null);
    wait.end();
    wait.begin();
    source.retry();
  };

  const isBuffering = () => film.readyState < HTMLMediaElement.HAVE_FUTURE_DATA && !hasFailed(stage);
  for (const event of ["waiting", "play"]) film.addEventListener(event, () => isBuffering() && wait.begin());
  for (const event of ["playing", "canplay", "pause", "ended"]) {
    film.addEventListener(event, () => {
      wait.end();
      if (!hasFailed(stage)) showError(null);
    });
  }
  retry.addEventListener("click", () => {
    // The click hides the button, which would lose the focus.
    play.focus({ preventScroll: true });
    reload();
  });
  window.addEventListener("online", () => error.hidden || reload());
  source.start();
}

export const hasFailed = (stage: HTMLElement): boolean => stage.hasAttribute("data-failed");

/** Calls `onChange` when a wait becomes visible, when it becomes long, and when it ends. */
function createWaitTimer(onChange: (state: ReturnType<typeof waitingAt>) => void) {
  let startedAt: number | null = null;
  let timers: number[] = [];
  const update = () => onChange(startedAt === null ? "unseen" : waitingAt(performance.now() - startedAt));
  return {
    begin(): void {
      if (startedAt !== null) return;
      startedAt = performance.now();
      // One millisecond more than the limit, because a timer may fire a fraction early.
      timers = [waitingMs.spinner, waitingMs.message].map((ms) => window.setTimeout(update, ms + 1));
    },
    end(): void {
      startedAt = null;
      timers.forEach(clearTimeout);
      update();
    },
  };
}
