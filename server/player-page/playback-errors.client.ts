import { createFilmSource } from "./film-source.client.ts";
import { waitingAt, waitingMs } from "./playback-phase.ts";
import type { PlayerElements } from "./player-elements.client.ts";

const texts = {
  failed: "This film could not be loaded.",
  offline: "You seem to be offline. The film goes on when you are back.",
  slow: "The film is taking its time to load.",
};

/** Waiting and failing, each with a way out. Also starts the film's source, whose failures these are. */
export function connectPlaybackErrors({ stage, film, play, waiting, trouble, message, retry }: PlayerElements): void {
  const say = (text: string | null, broken = false) => {
    message.textContent = text;
    trouble.hidden = text === null;
    stage.toggleAttribute("data-troubled", text !== null);
    stage.toggleAttribute("data-broken", broken);
  };
  const wait = createWait((stands) => {
    waiting.hidden = stands !== "spinner";
    if (stands === "message") say(navigator.onLine ? texts.slow : texts.offline);
  });
  const source = createFilmSource(film, () => {
    wait.end();
    say(navigator.onLine ? texts.failed : texts.offline, true);
  });
  const again = () => {
    say(null);
    wait.end();
    wait.begin();
    source.retry();
  };

  const starved = () => film.readyState < HTMLMediaElement.HAVE_FUTURE_DATA && !isBroken(stage);
  for (const event of ["waiting", "play"]) film.addEventListener(event, () => starved() && wait.begin());
  for (const event of ["playing", "canplay", "pause", "ended"]) {
    film.addEventListener(event, () => {
      wait.end();
      if (!isBroken(stage)) say(null);
    });
  }
  retry.addEventListener("click", () => {
    // The button vanishes with the click.
    play.focus({ preventScroll: true });
    again();
  });
  window.addEventListener("online", () => trouble.hidden || again());
  source.start();
}

/** The film has failed: there is nothing to play before it is loaded again. */
export const isBroken = (stage: HTMLElement): boolean => stage.hasAttribute("data-broken");

/** Tells how a wait stands when it begins to show, when it grows long, and when it is over. */
function createWait(changed: (stands: ReturnType<typeof waitingAt>) => void) {
  let since: number | null = null;
  let timers: number[] = [];
  const tell = () => changed(since === null ? "unseen" : waitingAt(performance.now() - since));
  return {
    begin(): void {
      if (since !== null) return;
      since = performance.now();
      // A millisecond later than the limit: a timer may be early by a fraction.
      timers = [waitingMs.spinner, waitingMs.message].map((ms) => window.setTimeout(tell, ms + 1));
    },
    end(): void {
      since = null;
      timers.forEach(clearTimeout);
      tell();
    },
  };
}
