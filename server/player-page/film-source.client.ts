import { chooseSource } from "./source-choice.ts";

/**
 * Loads the film from the document's sources. The browser plays files; hls.js plays a playlist that the browser cannot, and is fetched
 * only then. `onFailure` is called when no source is left.
 */
export function createFilmSource(film: HTMLVideoElement, onFailure: () => void) {
  const sources = Array.from(film.querySelectorAll("source"), ({ src, type }) => ({ url: src, type }));
  const choice = chooseSource(sources, (type) => film.canPlayType(type) !== "");
  let release = () => {};

  async function attach(): Promise<void> {
    release();
    release = () => {};
    if (choice?.by !== "hls.js") return film.load();
    release = await attachPlaylist(film, choice.url, onFailure);
  }

  film.addEventListener(
    "error",
    ({ target }) => {
      // hls.js reports its own errors. A caption file may fail, and so may every source but the last.
      if (choice?.by !== "hls.js" && (target === film || hasNoSource(film))) onFailure();
    },
    true,
  );

  return {
    start(): void {
      if (choice?.by === "hls.js") void attach().catch(onFailure);
      else if (film.error !== null || hasNoSource(film)) onFailure();
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

const hasNoSource = (film: HTMLVideoElement): boolean => film.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;

/** For play() and the like: the controls show that the film stayed paused, and a failed film has an error event. */
export function ignoreRejection(): void {}

async function attachPlaylist(film: HTMLVideoElement, url: string, onFailure: () => void): Promise<() => void> {
  const { default: Hls } = await import("hls.js");
  if (!Hls.isSupported()) {
    // The browser may play the document's next source.
    if (hasNoSource(film)) onFailure();
    return () => {};
  }
  // A worker would need blob: scripts in the policy. Remuxing in this thread takes a few milliseconds a segment.
  const hls = new Hls({ enableWorker: false });
  let hasRecovered = false;
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return;
    if (type !== Hls.ErrorTypes.MEDIA_ERROR || hasRecovered) return onFailure();
    hasRecovered = true;
    hls.recoverMediaError();
  });
  hls.loadSource(url);
  // Attaching pauses a film that was started while hls.js loaded.
  const isPlaying = !film.paused;
  hls.attachMedia(film);
  if (isPlaying) void film.play().catch(ignoreRejection);
  return () => hls.destroy();
}
