import type { PlayerError } from "#features/player/model/player-protocol.ts";
import { waitingAt, waitingMs } from "./playback-phase.ts";
import type { PlayerPage } from "./player-elements.client.ts";

export type PlaybackErrors = ReturnType<typeof connectPlaybackErrors>;

export type FailureText = { what: string; advice: string };

type Callbacks = {
  /** The visitor, or the network's return, requests the film again. */
  onRetry(): void;
  /** For failures that another server may not have: not while the visitor is offline. */
  onFailure(reason: PlayerError): void;
};

/** Shows waiting and failing. */
export function connectPlaybackErrors(page: PlayerPage, callbacks: Callbacks) {
  const { stage, film, play, waiting, waitingText, error, what, advice, retry, download } = page;
  const words = page.words.playerPage;
  const show = (text: FailureText | null, failed = false) => {
    what.textContent = text?.what ?? "";
    advice.textContent = text?.advice ?? "";
    error.hidden = text === null;
    download.hidden = true;
    stage.toggleAttribute("data-error", text !== null);
    stage.toggleAttribute("data-failed", failed);
  };
  const wait = createWaitTimer((state) => {
    waiting.hidden = state !== "spinner";
    waitingText.textContent = state === "spinner" ? words.buffering : "";
    if (state === "message") show(navigator.onLine ? words.failures.slow : words.failures.offline);
  });
  const reload = () => {
    show(null);
    wait.end();
    wait.begin();
    callbacks.onRetry();
  };

  const isBuffering = () => film.readyState < HTMLMediaElement.HAVE_FUTURE_DATA && !hasFailed(stage);
  for (const event of ["waiting", "play"]) film.addEventListener(event, () => isBuffering() && wait.begin());
  for (const event of ["playing", "canplay", "pause", "ended"]) {
    film.addEventListener(event, () => {
      wait.end();
      if (!hasFailed(stage)) show(null);
    });
  }
  retry.addEventListener("click", () => {
    // The click hides the button, which would lose the focus.
    play.focus({ preventScroll: true });
    reload();
  });
  window.addEventListener("online", () => error.hidden || reload());

  return {
    /** @param address of the file, where the visitor may download it */
    fail(reason: PlayerError, text: FailureText = words.failures[reason], address: string | null = null): void {
      wait.end();
      show(navigator.onLine ? text : words.failures.offline, true);
      download.hidden = address === null;
      if (address !== null) Object.assign(download, { href: address, download: "" });
      if (navigator.onLine) callbacks.onFailure(reason);
    },
    /** The film is not there yet, and will be without the visitor. `null`: it is. */
    announce(text: FailureText | null): void {
      wait.end();
      show(text);
    },
  };
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
