import type { PlayerError } from "#domain/player-protocol.ts";
import { attachPlaylist, type HlsCallbacks } from "./hls-playback.client.ts";
import { ignoreRejection } from "./ignore-rejection.client.ts";
import { failureReason } from "./playback-failure.ts";
import { chooseSource } from "./source-choice.ts";

/**
 * Loads the film from the document's sources. The browser plays files; hls.js plays a playlist that the browser cannot, and is fetched
 * only then. `onFailure` is called when no source is left.
 */
export function createFilmSource(film: HTMLVideoElement, callbacks: HlsCallbacks) {
  const sources = Array.from(film.querySelectorAll("source"), ({ src, type }) => ({ url: src, type }));
  const choice = chooseSource(sources, (type) => film.canPlayType(type) !== "");
  let release = () => {};

  const fail = () => callbacks.onFailure(failureReason({ code: film.error?.code ?? null, isPlayable: choice !== null }));

  async function attach(): Promise<void> {
    release();
    release = () => {};
    if (choice?.by !== "hls.js") return film.load();
    const end = await attachPlaylist(film, choice.url, callbacks);
    if (end !== null) release = end;
    // The browser may play the document's next source.
    else if (hasNoSource(film)) fail();
  }

  film.addEventListener(
    "error",
    ({ target }) => {
      // hls.js reports its own errors. A caption file may fail, and so may every source but the last.
      if (choice?.by !== "hls.js" && (target === film || hasNoSource(film))) fail();
    },
    true,
  );

  return {
    start(): void {
      if (choice?.by === "hls.js") void attach().catch(() => callbacks.onFailure(loadFailure));
      else if (film.error !== null || hasNoSource(film)) fail();
    },
    /** Loads the film again and continues at its position. */
    retry(): void {
      const stoppedAt = film.currentTime;
      film.addEventListener("loadedmetadata", () => (film.currentTime = stoppedAt), { once: true });
      void attach()
        .then(() => film.play())
        .catch(ignoreRejection);
    },
  };
}

/** Of hls.js' own file. */
const loadFailure: PlayerError = "network";

const hasNoSource = (film: HTMLVideoElement): boolean => film.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;
