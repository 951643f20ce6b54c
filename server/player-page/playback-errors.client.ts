import * as words from "#content/words/player-page.ts";
import type { PlayerError } from "#domain/player-protocol.ts";
import { createFilmSource } from "./film-source.client.ts";
import type { HlsCallbacks } from "./hls-playback.client.ts";
import { waitingAt, waitingMs } from "./playback-phase.ts";
import type { PlayerElements } from "./player-elements.client.ts";

/** Shows waiting and failing, and loads the film. `onFailure` is for failures that another server may not have: not while the visitor is offline. */
export function connectPlaybackErrors({ stage, film, play, waiting, waitingText, error, what, advice, retry }: PlayerElements, callbacks: HlsCallbacks): void {
  const showError = (failure: keyof typeof words.failures | null, failed = false) => {
    what.textContent = failure && words.failures[failure].what;
    advice.textContent = failure && words.failures[failure].advice;
    error.hidden = failure === null;
    stage.toggleAttribute("data-error", failure !== null);
    stage.toggleAttribute("data-failed", failed);
  };
  const wait = createWaitTimer((state) => {
    waiting.hidden = state !== "spinner";
    waitingText.textContent = state === "spinner" ? words.buffering : "";
    if (state === "message") showError(navigator.onLine ? "slow" : "offline");
  });
  const source = createFilmSource(film, {
    ...callbacks,
    onFailure: (reason: PlayerError) => {
      wait.end();
      showError(navigator.onLine ? reason : "offline", true);
      if (navigator.onLine) callbacks.onFailure(reason);
    },
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
